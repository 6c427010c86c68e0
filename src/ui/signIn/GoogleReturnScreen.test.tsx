import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { GoogleAttempt } from '#domain/auth/google.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import type { LazyPorts } from '#ports/lazyPorts.ts';
import { LOGIN_LAYER } from '../app/loginLayer.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { fakeHistory } from '../../../tests/fakes/history.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import GoogleReturnScreen from './GoogleReturnScreen.tsx';

afterEach(unmountAll);

const ANSWER = '?code=the-code&state=the-state';
const attempt: GoogleAttempt = { purpose: 'signIn', returnTo: '/menu?x=1', intent: null };

interface World {
  readonly query?: string;
  readonly kept?: GoogleAttempt | null;
  readonly finish?: (purpose: string) => Promise<Outcome<string>>;
  readonly begin?: () => Promise<Outcome<string>>;
  readonly booking?: LazyPorts['bookings']['set'];
  readonly voting?: LazyPorts['votes']['submit'];
  readonly locale?: Locale;
}
const open = async ({ query = ANSWER, kept = attempt, finish, begin, booking, voting, locale = 'vi' }: World = {}) => {
  const history = fakeHistory(`/sso/ggcallback${query}`);
  const did: unknown[] = [];
  const loadPort = fakeLoadPort({
    google: {
      recall: () => kept,
      begin: async (wanted) => {
        did.push(['begin', wanted.returnTo]);
        return begin ? begin() : succeeded('https://accounts.example/');
      },
      leave: (_attempt, url) => void did.push(['leave', url]),
      finish: async (purpose, { code, state }) => {
        did.push(['finish', purpose, code, state]);
        const outcome = finish ? await finish(purpose) : succeeded(kept?.returnTo ?? '/');
        if (outcome.ok && purpose === 'signIn') app.auth.send({ type: 'auth.tokensChanged', held: 'member' });
        return outcome;
      },
    },
    ...(booking && { bookings: { set: booking } }),
    ...(voting && { votes: { submit: voting } }),
  });
  const app = fakeApp({ history: history.port, locale, ports: silentPorts({ loadPort }) });
  const place = await mount(app, <GoogleReturnScreen />, ['signIn', 'account']);
  const notices = () => {
    const { shown, waiting } = app.notices.getSnapshot().context;
    return [...(shown ? [shown] : []), ...waiting].map(({ tone, text }) => `${tone} ${text}`);
  };
  return { app, did, place, notices, at: () => history.written.at(-1)?.replace('replace ', '') ?? 'untouched' };
};
const button = (name: string) => page.getByRole('button', { name });
const refused = (code: number) => () => Promise.resolve(failed({ kind: 'refused', code }));

describe('coming back from Google', () => {
  it('takes what Google wrote out of the address at once', async () => {
    const { at, place } = await open({ finish: () => new Promise(() => {}) });
    await expect.poll(at).toBe('/sso/ggcallback');
    expect(place.querySelector('[role="status"]')?.textContent).toContain('Đang hoàn tất với Google');
  });

  it('hands the answer over, welcomes, and leads back to where the viewer was', async () => {
    const { at, did, notices } = await open();
    await expect.poll(at).toBe('/menu?x=1');
    expect(did).toEqual([['finish', 'signIn', 'the-code', 'the-state']]);
    expect(notices()).toEqual(['success Chào Lan, mời vào chỗ']);
  });

  it('AU-8: does what the viewer was about to do', async () => {
    const booked: unknown[] = [];
    const { at, notices } = await open({
      kept: { ...attempt, intent: { kind: 'book', what: 'Bến Gỗ – Nắng Sớm', fixtureId: 'f1' } },
      booking: async (wish) => {
        booked.push(wish);
        return succeeded(null);
      },
    });
    await expect.poll(at).toBe('/menu?x=1');
    expect(booked).toEqual([{ fixtureId: 'f1', on: true }]);
    expect(notices()).toContain('success Đã đặt vé: Bến Gỗ – Nắng Sớm');
  });
  it('MC-10: sends the vote that waited', async () => {
    const voted: string[] = [];
    const { at } = await open({
      kept: { ...attempt, intent: { kind: 'vote', what: 'Bến Gỗ – Nắng Sớm: Hoà', fixtureId: 'f1', choice: 'X' } },
      voting: async ({ fixtureId, choice }) => {
        voted.push(`${fixtureId} ${choice}`);
        return succeeded({ total: 1, split: { '1': 0, X: 1, '2': 0 }, me: choice, closesTs: 0 });
      },
    });
    await expect.poll(at).toBe('/menu?x=1');
    expect(voted).toEqual(['f1 X']);
  });
  it('says so where that fails, and leads back all the same', async () => {
    const { at, notices } = await open({
      kept: { ...attempt, intent: { kind: 'book', what: 'Bến Gỗ – Nắng Sớm', fixtureId: 'f1' } },
      booking: () => Promise.resolve(failed({ kind: 'unreachable' })),
    });
    await expect.poll(at).toBe('/menu?x=1');
    expect(notices()).toContain('error Chưa đặt được vé: Bến Gỗ – Nắng Sớm');
  });

  it('a link is said to be made', async () => {
    const { at, notices, place } = await open({ kept: { ...attempt, purpose: 'link' } });
    await expect.poll(at).toBe('/menu?x=1');
    expect(notices()).toEqual(['success Đã liên kết tài khoản Google']);
    expect(place.querySelector('h1')?.textContent).toBe('Liên kết Google');
  });

  it('speaks the language that the viewer left in', async () => {
    const { at } = await open({ query: '?error=access_denied', kept: { ...attempt, returnTo: '/en/menu' } });
    await expect.poll(at).toBe('/en/sso/ggcallback');
  });
});

describe('what can go wrong on the way back', () => {
  it.each<readonly [string, World, string]>([
    ['the viewer said no', { query: '?error=access_denied&state=s' }, 'Bạn đã dừng đăng nhập ở Google'],
    ['Google said no', { query: '?error=server_error' }, 'Google chưa xác nhận được bạn là ai'],
    ['nothing came with it', { query: '' }, 'Lượt đăng nhập này không còn mở'],
    ['the way is closed', { finish: refused(410) }, 'Lượt đăng nhập này không còn mở'],
    ['Google did not confirm', { finish: refused(403) }, 'Google chưa xác nhận được bạn là ai'],
    ['the mail address is taken', { finish: refused(409) }, 'Email này đã thuộc về một tài khoản'],
    ['the link is taken', { finish: refused(409), kept: { ...attempt, purpose: 'link' } }, 'Chưa liên kết được'],
    [
      'Google is away',
      { finish: () => Promise.resolve(failed({ kind: 'serverFault', code: 503 })) },
      'Không tới được Google lúc này',
    ],
    [
      'there were too many',
      { finish: () => Promise.resolve(failed({ kind: 'rateLimited', retryAfterS: 30 })) },
      'Chờ 30 giây rồi thử lại',
    ],
    [
      'it is not served here',
      { finish: () => Promise.resolve(failed({ kind: 'serverFault', code: 501 })) },
      'Ở đây không đăng nhập bằng Google',
    ],
  ])('%s: it is said, with a way back', async (_what, world, said) => {
    const { place, at } = await open(world);
    await expect.poll(() => place.querySelector('[role="alert"]')?.textContent).toContain(said);
    expect(place.querySelector<HTMLAnchorElement>('a')?.getAttribute('href')).toBe('/menu?x=1');
    expect(at()).toBe('/sso/ggcallback');
  });

  it('goes once more over Google as it did before', async () => {
    const { did } = await open({ query: '?error=access_denied' });
    await userEvent.click(button('Thử lại với Google'));
    await expect
      .poll(() => did)
      .toEqual([
        ['begin', '/menu?x=1'],
        ['leave', 'https://accounts.example/'],
      ]);
  });

  it('AU-8, AUTH-7: too many tries are waited out, and then another goes through', async () => {
    const begun = [failed({ kind: 'rateLimited', retryAfterS: 2 })];
    const { did, place } = await open({
      finish: () => Promise.resolve(failed({ kind: 'serverFault', code: 503 })),
      begin: async () => begun.shift() ?? succeeded('https://accounts.example/'),
    });
    const alert = () => place.querySelector('[role="alert"]')?.textContent;
    await expect.poll(alert).toContain('Không tới được Google lúc này');
    const retry = button('Thử lại với Google');
    await userEvent.click(retry);
    await expect.poll(alert).toContain('Chờ 2 giây rồi thử lại');
    expect(retry.element().getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => retry.element().getAttribute('aria-disabled'), { timeout: 10_000 }).toBe('false');
    await userEvent.click(retry);
    await expect.poll(() => did.at(-1)).toEqual(['leave', 'https://accounts.example/']);
  });

  it('offers the password instead, and leads back once it was right', async () => {
    const { app, at } = await open({ finish: refused(409) });
    await userEvent.click(button('Đăng nhập bằng mật khẩu'));
    await expect.poll(() => app.layers.isOpen(LOGIN_LAYER)).toBe(true);
    app.auth.send({ type: 'auth.login', credentials: { username: 'lan', password: 'một mật khẩu' } });
    await expect.poll(at).toBe('/menu?x=1');
  });
});
