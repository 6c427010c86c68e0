import { Suspense } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { DeviceSession } from '#domain/auth/deviceSession.ts';
import type { Safety } from '#domain/auth/safety.ts';
import type { LazyPorts } from '#ports/lazyPorts.ts';
import { failed, succeeded } from '#ports/failure.ts';
import SecuritySection from '#ui/account/SecuritySection.tsx';
import { asMember } from './accounts.ts';
import { fakeApp } from './app.ts';
import { fakeLoadPort, silentPorts } from './ports.ts';
import { provenCode, sentCode } from './codes.ts';
import { act, show } from './screen.tsx';

export const NOW = Date.parse('2026-11-21T11:52:00Z');
const here: DeviceSession = {
  ...{ sessionId: 'here', device: { browser: 'Chrome', system: 'Windows' }, current: true },
  ...{ openedAt: NOW - 3_600_000, lastSeenAt: NOW },
};
const phone: DeviceSession = {
  ...{ sessionId: 'phone', device: { browser: 'Safari', system: 'iPhone' }, current: false },
  ...{ openedAt: NOW - 86_400_000, lastSeenAt: NOW - 7_200_000 },
};
const unknown: DeviceSession = { ...phone, sessionId: 'unknown', device: null };
export const withPassword: Safety = { username: 'mai.nguyen', hasPassword: true, contacts: [] };
export const mail = { channel: 'mail', value: 'mai@khandai.example', reachable: true } as const;
export const refusedWith = (code: number) => Promise.resolve(failed({ kind: 'refused', code }));

interface World {
  readonly safety?: Safety | 'unreachable';
  readonly security?: Partial<LazyPorts['security']>;
  readonly codes?: Partial<LazyPorts['codes']>;
  readonly google?: Partial<LazyPorts['google']>;
  readonly googleOpen?: boolean;
}

/**
 * The security page of a member over an origin that carries out every request, unless the test decides otherwise; `did`
 * records the requests.
 */
export const openSecurity = async ({
  safety = withPassword,
  security,
  codes,
  google,
  googleOpen = true,
}: World = {}) => {
  const did: unknown[] = [];
  let sessions: readonly DeviceSession[] = [phone, here, unknown];
  const noted =
    <A,>(name: string, value: A) =>
    (...asked: readonly unknown[]) => {
      did.push([name, ...asked.slice(0, -1)]);
      return Promise.resolve(succeeded(value));
    };
  const loadPort = fakeLoadPort({
    signInMethods: { open: () => Promise.resolve(succeeded({ google: googleOpen, passkey: false })) },
    passkeys: { ability: () => Promise.resolve('none'), list: () => Promise.resolve(succeeded([])) },
    google: { linkedAt: () => Promise.resolve(succeeded(null)), unlink: noted('unlink', null), ...google },
    codes: {
      send: (to, purpose) => {
        did.push(['send', to, purpose]);
        return Promise.resolve(sentCode());
      },
      check: () => Promise.resolve(provenCode({ ticket: 'the ticket' })),
      takeContact: (proof) => {
        did.push(['takeContact', proof]);
        return Promise.resolve(asMember);
      },
      ...codes,
    },
    security: {
      overview: () => Promise.resolve(safety === 'unreachable' ? failed({ kind: 'unreachable' }) : succeeded(safety)),
      sessions: () => Promise.resolve(succeeded(sessions)),
      revoke: (sessionId, signal) => {
        sessions = sessions.filter((one) => one.sessionId !== sessionId);
        return noted('revoke', null)(sessionId, signal);
      },
      revokeOthers: (signal) => {
        sessions = [here];
        return noted('revokeOthers', { ended: 2 })(signal);
      },
      confirm: noted('confirm', 'the proof'),
      changePassword: noted('changePassword', { ended: 2 }),
      firstPassword: noted('firstPassword', { ended: 0 }),
      ...security,
    },
  });
  const app = fakeApp({ held: 'member', ports: silentPorts({ loadPort }) });
  const { place } = await show(
    <Suspense>
      <SecuritySection />
    </Suspense>,
    app,
  );
  const notices = () => {
    const { shown, waiting } = app.notices.getSnapshot().context;
    return [...(shown ? [shown] : []), ...waiting].map(({ text }) => text);
  };
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find(
      (one) => one.getAttribute('aria-label') === name || one.textContent === name,
    );
  const press = async (name: string) => {
    await expect.poll(() => button(name)).toBeDefined();
    await act(() => button(name)!.click());
  };
  const field = (name: string) => place.querySelector<HTMLInputElement>(`input[name="${name}"]:not([hidden])`);
  const fill = async (name: string, text: string) => {
    await expect.poll(() => field(name)).not.toBeNull();
    await act(() => userEvent.fill(field(name)!, text));
  };
  const says = (text: string) => expect.poll(() => place.textContent).toContain(text);
  const alerts = () => [...place.querySelectorAll('[role="alert"][data-shown]')].map((one) => one.textContent);
  return { app, did, place, notices, button, press, field, fill, says, alerts };
};

export type SecurityWorld = Awaited<ReturnType<typeof openSecurity>>;
