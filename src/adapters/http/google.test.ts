import { describe, expect, it } from 'vitest';
import type { GoogleAttempt } from '#domain/auth/google.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { fakeWire, ok, refusal } from '../../../tests/fakes/http.ts';
import { member } from '../../../tests/fakes/accounts.ts';
import { httpGoogle } from './google.ts';
import { httpSignInMethods } from './signInMethods.ts';

const { signal } = new AbortController();
const attempt: GoogleAttempt = { purpose: 'signIn', returnTo: '/menu', intent: { kind: 'bookings' } };
const answer = { code: 'the code', state: 'the state', iss: 'https://accounts.example' };
const session = { token: 'T', refreshToken: 'R', user: member };

const start = (data: Parameters<typeof fakeWire>[0], pid: string | null = null, guest: string | null = null) => {
  const wire = fakeWire(data);
  const tab = fakeStorage();
  const did: unknown[] = [];
  const port = httpGoogle(wire.send, {
    tab,
    go: (url) => void did.push(['go', url]),
    enter: (entered) => void did.push(['enter', entered.token]),
    referral: () => pid,
    guestToken: () => guest,
  });
  return { ...wire, tab, did, port };
};

describe('signing in with Google', () => {
  it('asks where to go, with where to come back to and who sent the viewer', async () => {
    const t = start(() => ok({ url: 'https://accounts.example/auth', state: 's' }), 'p9');
    expect(await t.port.begin(attempt, null, signal)).toEqual({ ok: true, value: 'https://accounts.example/auth' });
    expect(t.asked).toMatchObject([{ url: '/other/api/user/login-google', body: { returnTo: '/menu', pid: 'p9' } }]);
  });

  it('asks where to go for a link with what shows who the member is, and nothing without', async () => {
    const t = start(() => ok({ url: 'https://accounts.example/auth', state: 's' }));
    expect(await t.port.begin({ ...attempt, purpose: 'link' }, null, signal)).toMatchObject({ failure: { code: 403 } });
    expect(t.asked).toEqual([]);
    await t.port.begin({ ...attempt, purpose: 'link' }, 'the-proof', signal);
    expect(t.asked).toMatchObject([
      { url: '/other/api/user/link-google', body: { returnTo: '/menu', proof: 'the-proof' } },
    ]);
  });

  it('hands the answer over, and the session is this browser’s', async () => {
    const t = start(() => ok({ ...session, returnTo: '/menu' }), 'p9', 'G');
    expect(await t.port.finish('signIn', answer, signal)).toEqual({ ok: true, value: '/menu' });
    expect(t.asked).toMatchObject([
      {
        url: '/other/api/user/login-google-callback',
        body: {
          authorizationCode: 'the code',
          state: 'the state',
          iss: 'https://accounts.example',
          pid: 'p9',
          guestToken: 'G',
        },
      },
    ]);
    expect(t.did).toEqual([['enter', 'T']]);
  });

  it('a link opens no session', async () => {
    const t = start(() => ok({ returnTo: '/menu' }));
    expect(await t.port.finish('link', { ...answer, iss: null }, signal)).toEqual({ ok: true, value: '/menu' });
    expect(t.asked[0]!.body).toEqual({ authorizationCode: 'the code', state: 'the state' });
    expect(t.did).toEqual([]);
  });

  it('a refusal is the caller’s to judge: nobody is told, and nothing is entered', async () => {
    for (const code of [401, 429]) {
      const t = start(() => refusal(code));
      expect(await t.port.begin(attempt, null, signal)).toMatchObject({ ok: false });
      expect(await t.port.finish('signIn', answer, signal)).toMatchObject({ ok: false });
      expect([t.did, t.told.filter((said) => !said.startsWith('answered'))]).toEqual([[], []]);
    }
  });

  it('the tab remembers what it left for, once', () => {
    const t = start(() => ok(null));
    t.port.leave(attempt, 'https://accounts.example/auth');
    expect(t.did).toEqual([['go', 'https://accounts.example/auth']]);
    expect(t.port.recall()).toEqual(attempt);
    expect(t.port.recall()).toBeNull();
  });

  it('reads the link, and takes it back', async () => {
    const t = start(({ url }) => ok(url.endsWith('google-link') ? { linkedAt: 7 } : null));
    expect(await t.port.linkedAt(signal)).toEqual({ ok: true, value: 7 });
    expect(await t.port.unlink('the-proof', signal)).toEqual({ ok: true, value: null });
    expect(t.asked.map(({ url }) => url)).toEqual(['/other/api/user/google-link', '/other/api/user/unlink-google']);
    expect(t.asked[1]).toMatchObject({ body: { proof: 'the-proof' } });
    expect(await start(() => refusal(500)).port.linkedAt(signal)).toMatchObject({ ok: false });
  });
});

it('asks for the sign-in methods that are open', async () => {
  const t = fakeWire(() => ok({ google: true, passkey: false }));
  expect(await httpSignInMethods(t.send).open(signal)).toEqual({ ok: true, value: { google: true, passkey: false } });
  expect(t.asked[0]!.url).toBe('/live/api/user/sign-in-methods');
});
