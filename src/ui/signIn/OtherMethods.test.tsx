import { afterEach, describe, expect, it } from 'vitest';
import type { GoogleAttempt } from '#domain/auth/google.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { LazyPorts } from '#ports/lazyPorts.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { act, clear, show } from '../../../tests/fakes/screen.tsx';
import LoginLayer from './LoginLayer.tsx';
import { OtherMethods } from './OtherMethods.tsx';

afterEach(clear);

type Given = { readonly [Name in keyof LazyPorts]?: Partial<LazyPorts[Name]> };
const open = (google: boolean, passkey: boolean): Partial<LazyPorts['signInMethods']> => ({
  open: () => Promise.resolve(succeeded({ google, passkey })),
});
const able = (ability: 'none' | 'button' | 'autofill'): Partial<LazyPorts['passkeys']> => ({
  ability: () => Promise.resolve(ability),
});
const shown = (given: Given, passkeys = true) =>
  show(<OtherMethods passkeys={passkeys} />, fakeApp({ ports: silentPorts({ loadPort: fakeLoadPort(given) }) }));
const names = (place: HTMLElement) => [...place.querySelectorAll('button')].map(({ textContent }) => textContent);

describe('the methods besides the password', () => {
  it('are those that the origin has and the browser can', async () => {
    const both = await shown({ signInMethods: open(true, true), passkeys: able('button') });
    await expect.poll(() => names(both.place)).toEqual(['Tiếp tục với Google', 'Dùng khoá truy cập']);
    expect(both.place.textContent).toContain('hoặc');
    const old = await shown({ signInMethods: open(true, true), passkeys: able('none') });
    await expect.poll(() => names(old.place)).toEqual(['Tiếp tục với Google']);
    const plain = await shown({ signInMethods: open(false, true), passkeys: able('button') });
    await expect.poll(() => names(plain.place)).toEqual(['Dùng khoá truy cập']);
    const none = await shown({ signInMethods: open(false, false), passkeys: able('button') });
    await act(() => Promise.resolve());
    expect(none.place.textContent).toBe('');
  });

  it('a passkey is no way to register', async () => {
    const { place } = await shown({ signInMethods: open(true, true), passkeys: able('autofill') }, false);
    await expect.poll(() => names(place)).toEqual(['Tiếp tục với Google']);
  });

  it('nothing is offered while it is not known, or where it could not be asked', async () => {
    const waiting = await shown({ passkeys: able('button') });
    expect(waiting.place.textContent).toBe('');
    const unknown = await shown({
      signInMethods: { open: () => Promise.resolve(failed({ kind: 'unreachable' })) },
      passkeys: able('button'),
    });
    await act(() => Promise.resolve());
    expect(unknown.place.textContent).toBe('');
  });

  it('Google is left for with this page and what the viewer was about to do', async () => {
    const began: GoogleAttempt[] = [];
    const left: string[] = [];
    const app = fakeApp({
      ports: silentPorts({
        loadPort: fakeLoadPort({
          signInMethods: open(true, false),
          passkeys: able('none'),
          google: {
            begin: async (attempt) => {
              began.push(attempt);
              return succeeded('https://accounts.example/auth');
            },
            leave: (_attempt, url) => void left.push(url),
          },
        }),
      }),
    });
    const intent = { kind: 'message', what: 'Sút đi!', groupId: '30' } as const;
    void app.membership.require(intent);
    const { place } = await show(<LoginLayer onClose={() => {}} />, app);
    await expect.poll(() => place.textContent).toContain('Tiếp tục với Google');
    const button = [...place.querySelectorAll('button')].find((one) => one.textContent === 'Tiếp tục với Google')!;
    await act(() => button.click());
    await expect.poll(() => left).toEqual(['https://accounts.example/auth']);
    const { pathname, search } = window.location;
    expect(began).toEqual([{ purpose: 'signIn', returnTo: pathname + search, intent }]);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('what keeps Google from being reached is said, and the button works again', async () => {
    const { place } = await shown({
      signInMethods: open(true, false),
      passkeys: able('none'),
      google: { begin: () => Promise.resolve(failed({ kind: 'serverFault', code: 503 })) },
    });
    await expect.poll(() => names(place)).toHaveLength(1);
    await act(() => place.querySelector('button')!.click());
    await expect.poll(() => place.querySelector('[role="alert"]')?.textContent).toContain('Không tới được Google');
    expect(place.querySelector('[aria-busy]')).toBeNull();
  });

  it('a passkey that was asked for and not chosen is said to be', async () => {
    const { place } = await shown({
      signInMethods: open(false, true),
      passkeys: {
        ...able('button'),
        signIn: () => Promise.resolve({ ok: false, failure: { kind: 'cancelled' } }),
      },
    });
    await expect.poll(() => names(place)).toHaveLength(1);
    await act(() => place.querySelector('button')!.click());
    await expect.poll(() => place.querySelector('[role="alert"]')?.textContent).toContain('Chưa có khoá nào');
  });

  it('passkeys are offered at the field of the username where the browser can, and asked for by the button', async () => {
    const how: string[] = [];
    const { place } = await shown({
      signInMethods: open(false, true),
      passkeys: {
        ...able('autofill'),
        signIn: (asked) => {
          how.push(asked);
          return new Promise(() => {});
        },
      },
    });
    await expect.poll(() => how).toEqual(['offered']);
    await act(() => place.querySelector('button')!.click());
    await expect.poll(() => how).toEqual(['offered', 'asked']);
  });
});
