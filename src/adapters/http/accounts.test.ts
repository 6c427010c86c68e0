import { describe, expect, it } from 'vitest';
import { SESSION_ENDED } from '#contract/http/envelope.ts';
import { guest, member, settle } from '../../../tests/fakes/accounts.ts';
import { fakeChannels, fakeJar } from '../../../tests/fakes/browser.ts';
import { fakeWire, ok, refusal, type Asked } from '../../../tests/fakes/http.ts';
import { browserCookies } from '../browser/cookies.ts';
import { webLock } from '../browser/lock.ts';
import { cookieTokens } from '../browser/tokens.ts';
import { httpAccounts } from './accounts.ts';

const never = new AbortController().signal;
const session = { token: 'T2', refreshToken: 'R2', user: member };
const credentials = { username: 'lan', password: 'một mật khẩu' };

const start = (answer: (asked: Asked) => Response | Promise<Response>, pid: string | null = null) => {
  const cookies = browserCookies(fakeJar(), false);
  const newChannel = fakeChannels();
  const tokens = cookieTokens(cookies, newChannel());
  const heard: string[] = [];
  cookieTokens(cookies, newChannel()).watch((held) => heard.push(held));
  const wire = fakeWire(answer, { bearer: tokens.bearer });
  const forgotten: (string | null)[] = [];
  const accounts = httpAccounts(wire.send, {
    ...{ tokens, lock: (run) => run(), referral: () => pid },
    forgetDrafts: () => void forgotten.push(tokens.refreshToken()),
  });
  return { ...wire, tokens, cookies, heard, forgotten, accounts };
};

describe('accounts', () => {
  it('AUTH-1: a guest log-in keeps its token', async () => {
    const t = start(() => ok({ guestToken: 'G1', guest }));
    expect(await t.accounts.guestLogin(never)).toEqual({ ok: true, value: guest });
    expect(t.tokens.bearer()).toEqual({ kind: 'guest', value: 'G1' });
    expect(t.cookies.read('guest')).toBe('g1');
    expect(t.asked[0]).toMatchObject({ url: '/live/api/user/guest-login', method: 'POST', body: {} });
    expect(t.heard).toEqual(['guest']);
    expect(await t.accounts.guestInfo(never)).toMatchObject({ ok: false, failure: { kind: 'malformed' } });
    expect(t.asked[1]!.url).toBe('/live/api/user/guest-info');
  });
  it('AUTH-1: a guest log-in that failed, or came too late, keeps nothing', async () => {
    const t = start(() => refusal(503));
    expect(await t.accounts.guestLogin(never)).toEqual({ ok: false, failure: { kind: 'serverFault', code: 503 } });
    expect(t.heard).toEqual([]);
    const controller = new AbortController();
    const late = start(() => {
      controller.abort();
      return ok({ guestToken: 'G1', guest });
    });
    expect(await late.accounts.guestLogin(controller.signal)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(late.tokens.held()).toBe('none');
  });
  it('AUTH-2: log-in and registration keep their tokens and tell the other tabs', async () => {
    const t = start(() => ok(session), 'lan_9');
    expect(await t.accounts.login(credentials, never)).toEqual({ ok: true, value: member });
    expect(t.tokens.bearer()).toEqual({ kind: 'member', value: 'T2' });
    expect(t.tokens.refreshToken()).toBe('R2');
    await t.accounts.register({ ...credentials, nickname: 'Lan' }, never);
    expect(t.asked.map(({ url, body }) => [url, body])).toEqual([
      ['/live/api/user/login', credentials],
      ['/live/api/user/register', { ...credentials, nickname: 'Lan', pid: 'lan_9' }],
    ]);
    expect(t.heard).toEqual(['member', 'member']);
    const alone = start(() => ok(session));
    await alone.accounts.register(credentials, never);
    expect(alone.asked[0]!.body).toEqual(credentials);
  });
  it('AU-12: a registration says who the guest was, and item 10: the guest token goes with it', async () => {
    const t = start(() => ok(session));
    t.tokens.keepGuest('G1', guest);
    await t.accounts.register(credentials, never);
    expect(t.asked[0]!.body).toEqual({ ...credentials, guestToken: 'G1' });
    expect([t.cookies.read('guestToken'), t.cookies.read('guest')].map((value) => value || null)).toEqual([null, null]);
    expect(t.tokens.bearer()).toEqual({ kind: 'member', value: 'T2' });
  });
  it('AUTH-4: wrong credentials change nothing', async () => {
    const t = start(() => refusal(403));
    expect(await t.accounts.login(credentials, never)).toEqual({ ok: false, failure: { kind: 'refused', code: 403 } });
    expect([t.tokens.held(), t.heard, t.told]).toEqual(['none', [], ['answered null']]);
  });
  it('AUTH-2: a refresh takes the new tokens, and other tabs need not know', async () => {
    const t = start(() => ok(session));
    t.tokens.keepSession({ token: 'T1', refreshToken: 'R1' });
    expect(await t.accounts.refresh(never)).toEqual({ ok: true, value: member });
    expect(t.asked[0]).toMatchObject({ url: '/live/api/user/refresh-token', body: { refreshToken: 'R1' } });
    expect(t.tokens.refreshToken()).toBe('R2');
    expect(t.heard).toEqual([]);
  });
  it('AUTH-4: a refresh without a refresh token is a refusal', async () => {
    const t = start(() => ok(session));
    expect(await t.accounts.refresh(never)).toEqual({
      ok: false,
      failure: { kind: 'unauthorized', clears: 'allTokens' },
    });
    expect(t.asked).toEqual([]);
  });
  it('AU-4: a refresh that failed leaves the tokens', async () => {
    const t = start(() => refusal(503));
    t.tokens.keepSession({ token: 'T1', refreshToken: 'R1' });
    expect(await t.accounts.refresh(never)).toMatchObject({ failure: { kind: 'serverFault' } });
    expect([t.tokens.bearer()?.value, t.tokens.refreshToken()]).toEqual(['T1', 'R1']);
  });
  it('AUTH-3: a refresh that comes back after a log-out brings nobody back', async () => {
    const t = start(() => {
      t.tokens.clearAll();
      return ok(session);
    });
    t.tokens.keepSession({ token: 'T1', refreshToken: 'R1' });
    await t.accounts.refresh(never);
    expect(t.tokens.held()).toBe('none');
  });
  it('AUTH-3: a log-out ends the session with the tokens of that moment, even when the page is left', async () => {
    const t = start(() => ok(null));
    expect(await t.accounts.logout()).toEqual({ ok: true, value: null });
    expect(t.asked).toEqual([]);
    t.tokens.keepSession({ token: 'T1', refreshToken: 'R1' });
    const leaving = t.accounts.logout();
    t.tokens.clearAll();
    expect(await leaving).toEqual({ ok: true, value: null });
    expect(t.asked[0]).toMatchObject({ url: '/live/api/user/logout', body: { refreshToken: 'R1' }, keepalive: true });
    expect(t.asked[0]!.headers['Authorization']).toBe('Bearer T1');
  });
  it('AUTH-3: what the member has half typed goes with a log-out, before the answer', async () => {
    const t = start(() => ok(null));
    t.tokens.keepSession({ token: 'T1', refreshToken: 'R1' });
    const leaving = t.accounts.logout();
    expect(t.forgotten).toEqual(['R1']);
    await leaving;
    expect(t.forgotten).toHaveLength(1);
  });
  const ended = () => refusal(401, { headers: { 'WWW-Authenticate': SESSION_ENDED } });
  it('item 12: and with a session that its member ended elsewhere, but with none that merely ran out', async () => {
    for (const [answer, times] of [
      [ended, 1],
      [() => refusal(401), 0],
      [() => refusal(401, { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } }), 0],
      [() => refusal(422), 0],
      [() => refusal(503), 0],
    ] as const) {
      const t = start(answer);
      t.tokens.keepSession({ token: 'T1', refreshToken: 'R1' });
      expect((await t.accounts.refresh(never)).ok).toBe(false);
      expect(t.forgotten).toHaveLength(times);
    }
  });
  it('item 12: whoever has logged in here meanwhile keeps theirs', async () => {
    const t = start(() => {
      t.tokens.keepSession({ token: 'T2', refreshToken: 'R2' });
      return ended();
    });
    t.tokens.keepSession({ token: 'T1', refreshToken: 'R1' });
    await t.accounts.refresh(never);
    expect(t.forgotten).toEqual([]);
  });
  it('REG-1: says whether a username may be taken', async () => {
    const answers = [{ ok: true }, { ok: false, reason: 'reserved' }, { ok: false }];
    const t = start(() => ok(answers.shift()));
    const ask = () => t.accounts.checkUsername('lan', never);
    expect(await ask()).toEqual({ ok: true, value: { ok: true } });
    expect(await ask()).toEqual({ ok: true, value: { ok: false, reason: 'reserved' } });
    expect(await ask()).toEqual({ ok: true, value: { ok: false, reason: 'taken' } });
    expect(await start(() => refusal(429)).accounts.checkUsername('lan', never)).toMatchObject({ ok: false });
  });
  it('reads who the member is', async () => {
    const t = start(() => ok(member));
    t.tokens.keepSession({ token: 'T1', refreshToken: 'R1' });
    expect(await t.accounts.info(never)).toEqual({ ok: true, value: member });
    expect(t.asked.map(({ url }) => url)).toEqual(['/live/api/user/info']);
  });
});

describe('AU-3: two tabs whose token has ended', () => {
  it('refresh once, and both know the member', async () => {
    const jar = fakeJar();
    const newChannel = fakeChannels();
    let last: Promise<unknown> = Promise.resolve();
    /** A fake navigator.locks. */
    const request = <A>(_: string, run: () => Promise<A>): Promise<A> => {
      const next = last.then(run, run);
      last = next.catch(() => null);
      return next;
    };
    const asked: string[] = [];
    const answers: ((response: Response) => void)[] = [];
    const tab = () => {
      const tokens = cookieTokens(browserCookies(jar, false), newChannel());
      const { send } = fakeWire(
        ({ url, headers }) => {
          asked.push(`${url.split('/').at(-1)} ${headers['Authorization']}`);
          return new Promise<Response>((resolve) => answers.push(resolve));
        },
        { bearer: tokens.bearer },
      );
      return {
        tokens,
        accounts: httpAccounts(send, {
          tokens,
          lock: webLock({ request }),
          referral: () => null,
          forgetDrafts: () => {},
        }),
      };
    };
    const [one, two] = [tab(), tab()];
    one.tokens.keepSession({ token: 'T1', refreshToken: 'R1' });
    const both = Promise.all([one.accounts.refresh(never), two.accounts.refresh(never)]);
    await settle();
    expect(asked).toEqual(['refresh-token Bearer T1']);
    answers.shift()!(ok(session));
    await settle();
    expect(asked).toEqual(['refresh-token Bearer T1', 'info Bearer T2']);
    answers.shift()!(ok(member));
    expect(await both).toEqual([
      { ok: true, value: member },
      { ok: true, value: member },
    ]);
    expect(two.tokens.refreshToken()).toBe('R2');
  });
});
