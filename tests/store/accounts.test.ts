import { hash } from '@node-rs/argon2';
import { beforeAll, expect, it } from 'vitest';
import { SESSION_ENDED } from '#contract/http/envelope.ts';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { createAccounts, setRole, type Accounts } from '#server/accounts/accounts.ts';
import { inProcessBus } from '#server/bus/inProcess.ts';
import { sql } from '#server/database/sql.ts';
import type { CallContext } from '#server/http/handlers.ts';
import { createLog } from '#server/log.ts';
import { isRefused } from '#server/shared/refusal.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const PASSWORD = 'mưa rơi trên mái tôn';
const MINUTE = 60_000;

onEveryEngine('accounts', (database) => {
  let now = NOW;
  let accounts: Accounts;
  const ended: string[] = [];
  const logged: string[] = [];
  const at = (changed: Partial<CallContext> = {}) => callContext({ now, ...changed });
  const register = async (username: string, context = at()) =>
    granted(await accounts.handlers.register({ username, password: PASSWORD }, context));
  const login = (username: string, password: string, context = at()) =>
    accounts.handlers.login({ username, password }, context);
  const refresh = (refreshToken: string, binding: string | null = null) =>
    accounts.handlers.refreshToken({ refreshToken }, at({ binding }));
  /** Registers as a browser does. */
  const registerInBrowser = async (username: string) => {
    let binding: string | null = null;
    const session = await register(username, at({ browser: true, setBinding: (value) => (binding = value) }));
    return { ...session, binding: binding as string | null };
  };

  beforeAll(() => {
    const bus = inProcessBus();
    bus.subscribe('session.ended', ({ sessionId }) => ended.push(sessionId));
    accounts = createAccounts({
      database: database(),
      bus,
      clock: () => now,
      secret: 'a secret of tests, long enough',
      limits: true,
      log: createLog((line) => logged.push(line)),
    });
  });

  it('AUTH-1: CALL POST /live/api/user/guest-login: a guest token that lives 604 800 s', async () => {
    const { guestToken, guest } = granted(await accounts.handlers.guestLogin({}, at()));
    expect(guest).toMatchObject({ siteRoleId: 0, displayName: expect.stringMatching(/^Khách \d{4}$/) });
    expect(await accounts.identify(guestToken, null)).toMatchObject({ kind: 'guest', userId: guest.userId });
    now += 604_799_000;
    expect(await accounts.identify(guestToken, null)).not.toBeNull();
    now += 1000;
    expect(await accounts.identify(guestToken, null)).toBeNull();
    now = NOW;
  });

  it('CALL GET /live/api/user/guest-info: who the guest is, in the language asked for', async () => {
    const { guestToken, guest } = granted(await accounts.handlers.guestLogin({}, at()));
    const viewer = await accounts.identify(guestToken, null);
    expect(await accounts.handlers.guestInfo({}, at({ viewer }))).toEqual(guest);
    const inEnglish = granted(await accounts.handlers.guestInfo({}, at({ viewer, locale: 'en' })));
    expect(inEnglish.displayName).toBe(guest.displayName.replace('Khách', 'Guest'));
  });

  it('CALL POST /live/api/user/register: a member and a session; the same name again is 409', async () => {
    const session = await register('thu.ha');
    expect(session.user).toMatchObject({ displayName: 'thu.ha', siteRoleId: SITE_ROLES.member, profilePicture: null });
    const viewer = await accounts.identify(session.token, null);
    expect(viewer).toMatchObject({ kind: 'member', userId: session.user.userId });
    expect(await accounts.handlers.info({}, at({ viewer }))).toEqual(session.user);
    expect(await accounts.handlers.register({ username: 'thu.ha', password: PASSWORD }, at())).toMatchObject({
      code: 409,
    });
  });

  it('CALL POST /live/api/user/register: two at once with one name make one member', async () => {
    const both = await Promise.all(
      [1, 2].map(() => accounts.handlers.register({ username: 'song.sinh', password: PASSWORD }, at())),
    );
    expect(both.map((one) => (isRefused(one) ? one.code : 200)).sort()).toEqual([200, 409]);
  });

  it('item 2: a common password and a reserved name are 422, by field', async () => {
    const refusal = await accounts.handlers.register({ username: 'hoa.sen', password: 'password123' }, at());
    expect(refusal).toMatchObject({ code: 422, fields: { password: 'common' } });
    const reserved = await accounts.handlers.register({ username: 'admin', password: PASSWORD }, at());
    expect(reserved).toMatchObject({ code: 422, fields: { username: 'reserved' } });
  });

  it('item 4: passwords are kept as argon2id with m=19456, t=2, p=1', async () => {
    const { user } = await register('kin.dao');
    const stored = (await accounts.memberById(user.userId))?.passwordHash;
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(stored).not.toContain(PASSWORD);
  });

  it('AUTH-2: CALL POST /live/api/user/login: the right password opens a session, however the name is cased', async () => {
    const { user } = await register('le.minh');
    expect(granted(await login(' Le.Minh ', PASSWORD)).user).toEqual(user);
    // The same letters composed in another way.
    expect(granted(await login('le.minh', PASSWORD.normalize('NFD'))).user).toEqual(user);
  });

  it('item 6: an unknown name and a wrong password are the same 403', async () => {
    await register('co.that');
    const wrong = await login('co.that', 'không phải mật khẩu này');
    const unknown = await login('khong.co', 'không phải mật khẩu này');
    expect(wrong).toMatchObject({ code: 403 });
    expect(unknown).toEqual(wrong);
  });

  it('item 5: the eleventh wrong password is 429 with a time; the right one from elsewhere still works', async () => {
    await register('bi.tan.cong');
    const wrong = () => login('bi.tan.cong', 'sai mật khẩu mất rồi', at({ address: '198.51.100.7' }));
    for (let i = 0; i < 10; i += 1) expect(await wrong()).toMatchObject({ code: 403 });
    expect(await wrong()).toMatchObject({ code: 429, retryAfterS: 600 });
    const fromThere = await login('bi.tan.cong', PASSWORD, at({ address: '198.51.100.7' }));
    expect(fromThere).toMatchObject({ code: 429 });
    expect(granted(await login('bi.tan.cong', PASSWORD, at({ address: '203.0.113.5' }))).user).toBeDefined();
    const strange = { address: '203.0.113.99' };
    expect(await login('bi.tan.cong', 'đoán bừa một cái', at(strange))).toMatchObject({ code: 429 });
    now += 10 * MINUTE;
    expect(granted(await login('bi.tan.cong', PASSWORD, at({ address: '198.51.100.7' }))).user).toBeDefined();
    now = NOW;
  });

  it('CALL POST /live/api/user/check-username: free, taken, reserved, or of the wrong form', async () => {
    await register('co.nguoi');
    const check = (username: string) => accounts.handlers.checkUsername({ username }, at());
    expect(await check('chua.ai')).toEqual({ ok: true });
    expect(await check('co.nguoi')).toEqual({ ok: false, reason: 'taken' });
    expect(await check('admin')).toEqual({ ok: false, reason: 'reserved' });
    expect(await check('Có Dấu')).toEqual({ ok: false, reason: 'format' });
  });

  it('CALL POST /live/api/user/update-info: changes what was given and nothing else', async () => {
    const { token } = await register('doi.ten');
    const viewer = await accounts.identify(token, null);
    const update = (input: object) => accounts.handlers.updateInfo(input, at({ viewer }));
    expect(granted(await update({ nickname: ' Mèo Mập ' }))).toMatchObject({
      nickname: 'Mèo Mập',
      profilePicture: null,
    });
    const pictured = granted(await update({ profilePicture: '/avatars/3.svg' }));
    expect(pictured).toMatchObject({ displayName: 'Mèo Mập', profilePicture: '/avatars/3.svg' });
    expect(await accounts.handlers.info({}, at({ viewer }))).toEqual(pictured);
  });

  it('CALL POST /live/api/user/update-info: what comes at once from elsewhere stays as well', async () => {
    const { token, user } = await register('hai.noi');
    const viewer = await accounts.identify(token, null);
    const update = (input: object) => accounts.handlers.updateInfo(input, at({ viewer }));
    await Promise.all([update({ nickname: 'Mây' }), update({ profilePicture: '/avatars/5.svg' })]);
    expect(await accounts.handlers.info({}, at({ viewer }))).toMatchObject({
      nickname: 'Mây',
      profilePicture: '/avatars/5.svg',
    });
    const sent = `/pictures/${'a'.repeat(32)}.webp`;
    await Promise.all([update({ nickname: 'Gió' }), accounts.setPicture(user.userId, sent)]);
    expect(await accounts.handlers.info({}, at({ viewer }))).toMatchObject({ nickname: 'Gió', profilePicture: sent });
  });

  it('a name is kept without what would turn or break the line that it stands in', async () => {
    const input = { username: 'ten.dao', password: PASSWORD, nickname: '\u202eLan\u202c\nGió ' };
    const { token, user } = granted(await accounts.handlers.register(input, at()));
    expect(user.displayName).toBe('Lan Gió');
    const viewer = await accounts.identify(token, null);
    const change = accounts.handlers.updateInfo({ nickname: 'Mây\u2067' }, at({ viewer }));
    expect(granted(await change).nickname).toBe('Mây');
  });

  it('item 16: an altered, foreign or expired access token speaks for nobody', async () => {
    const { token } = await register('ma.that');
    const flipped = (i: number) => token.slice(0, i) + (token[i] === 'A' ? 'B' : 'A') + token.slice(i + 1);
    for (let i = 0; i < token.length; i += 1) expect(await accounts.identify(flipped(i), null)).toBeNull();
    for (const other of ['', '.', 'a.b', `${token}.x`, token.split('.')[0]!])
      expect(await accounts.identify(other, null)).toBeNull();
    now += 15 * MINUTE;
    expect(await accounts.identify(token, null)).toBeNull();
    now = NOW;
  });

  it('item 14: CALL POST /live/api/user/refresh-token rotates; a used token used again ends the family', async () => {
    const first = await register('xoay.vong');
    const second = granted(await refresh(first.refreshToken));
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(await accounts.identify(second.token, null)).not.toBeNull();
    expect(await refresh(first.refreshToken)).toMatchObject({ code: 401 });
    expect(await accounts.identify(second.token, null)).toBeNull();
    expect(await refresh(second.refreshToken)).toMatchObject({ code: 401 });
  });

  it('item 14: within 10 s the same bound browser gets the same successor; later the family ends', async () => {
    const { refreshToken, binding } = await registerInBrowser('hai.the');
    const [one, two] = (await Promise.all([refresh(refreshToken, binding), refresh(refreshToken, binding)])).map(
      granted,
    );
    expect(one?.refreshToken).toBe(two?.refreshToken);
    granted(await refresh(one!.refreshToken, binding));
    now += 10_000;
    expect(granted(await refresh(refreshToken, binding)).refreshToken).toBe(one?.refreshToken);
    now += 1;
    expect(await refresh(refreshToken, binding)).toMatchObject({ code: 401 });
    expect(await refresh(one!.refreshToken, binding)).toMatchObject({ code: 401 });
    now = NOW;
  });

  it('S-17, item 14: a clock set back by an hour makes the grace no longer', async () => {
    const { refreshToken, binding } = await registerInBrowser('dong.ho.lui');
    const next = granted(await refresh(refreshToken, binding));
    granted(await refresh(next.refreshToken, binding));
    now -= 3_600_000;
    expect(await refresh(refreshToken, binding)).toMatchObject({ code: 401 });
    now = NOW;
  });

  it('AU-4, item 14: an answer that was lost is given again for a minute there, as long as nobody has used it', async () => {
    const lost = await registerInBrowser('mat.song');
    const answer = granted(await refresh(lost.refreshToken, lost.binding));
    now += 60_000;
    expect(granted(await refresh(lost.refreshToken, lost.binding)).refreshToken).toBe(answer.refreshToken);
    now += 1;
    expect(await refresh(lost.refreshToken, lost.binding)).toMatchObject({ code: 401 });
    expect(await refresh(answer.refreshToken, lost.binding)).toMatchObject({ code: 401 });
    const elsewhere = await register('mat.song.noi.khac');
    granted(await refresh(elsewhere.refreshToken));
    expect(await refresh(elsewhere.refreshToken)).toMatchObject({ code: 401 });
    now = NOW;
  });

  it("item 15: a browser's session needs its binding cookie; any other client's works alone", async () => {
    const bound = await registerInBrowser('co.cookie');
    const { binding: another } = await registerInBrowser('cookie.khac');
    expect(bound.binding).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(await accounts.identify(bound.token, bound.binding)).not.toBeNull();
    expect(await accounts.identify(bound.token, null)).toBeNull();
    expect(await accounts.identify(bound.token, another)).toBeNull();
    expect(await refresh(bound.refreshToken, null)).toMatchObject({ code: 401 });
    const free = await register('khong.cookie');
    expect(await accounts.identify(free.token, null)).not.toBeNull();
  });

  it('a session ends 30 days after it began, however often it was refreshed', async () => {
    let { refreshToken } = await register('ba.muoi.ngay');
    now += 29 * 86_400_000;
    ({ refreshToken } = granted(await refresh(refreshToken)));
    now += 86_400_000;
    expect(await refresh(refreshToken)).toMatchObject({ code: 401 });
    now = NOW;
  });

  it('AUTH-3, item 11: CALL POST /live/api/user/logout ends the family and its access tokens, and says so', async () => {
    const session = await registerInBrowser('di.ve');
    const viewer = await accounts.identify(session.token, session.binding);
    const bound: string[] = [];
    const context = at({ browser: true, setBinding: (value) => void bound.push(value) });
    expect(await accounts.handlers.logout({ refreshToken: session.refreshToken }, context)).toBeNull();
    // Whoever has logged in meanwhile is bound by that cookie.
    expect(bound).toEqual([]);
    expect(ended).toContain(viewer?.sessionId);
    expect(await accounts.identify(session.token, session.binding)).toBeNull();
    expect(await refresh(session.refreshToken, session.binding)).toMatchObject({ code: 401, challenge: SESSION_ENDED });
    expect(await accounts.handlers.logout({ refreshToken: 'unknown' }, context)).toBeNull();
  });

  it('an operator gives roles by name, and they count at once', async () => {
    const { token } = await register('truc.quay');
    expect(await setRole(database(), 'truc.quay', 'customerCare')).toBe('done');
    expect(await accounts.identify(token, null)).toMatchObject({ siteRoleId: SITE_ROLES.customerCare });
    expect(await setRole(database(), 'khong.ai.ca', 'qc')).toBe('unknownMember');
    expect(await setRole(database(), 'truc.quay', 'king')).toBe('unknownRole');
  });

  it('item 4: log-in hashes anew what was hashed with less', async () => {
    const { user } = await register('ma.cu');
    const weak = await hash(PASSWORD.normalize('NFKC'), { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await database().run(sql`update member set password_hash = ${weak} where user_id = ${user.userId}`);
    granted(await login('ma.cu', PASSWORD));
    expect((await accounts.memberById(user.userId))?.passwordHash).toContain('m=19456,t=2,p=1');
    granted(await login('ma.cu', PASSWORD));
  });

  it('items 20 and 38: sessions are logged as they open, end and are refused, with no token, password or address', async () => {
    logged.length = 0;
    const session = await register('co.ghi');
    await login('co.ghi', 'sai mật khẩu mất rồi');
    await accounts.handlers.logout({ refreshToken: session.refreshToken }, at());
    const lines = logged.map((line) => JSON.parse(line) as { event: string; time: string });
    expect(lines.map(({ event }) => event)).toEqual(['session.opened', 'login.refused', 'session.ended']);
    expect(lines.every(({ time }) => time.endsWith('Z'))).toBe(true);
    logged.length = 0;
    const stolen = await register('bi.trom');
    await refresh(stolen.refreshToken);
    await refresh(stolen.refreshToken);
    expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([
      { event: 'session.opened' },
      { level: 'warn', event: 'session.ended', why: 'reuse' },
    ]);
    const secrets = [session, stolen].flatMap(({ token, refreshToken }) => [token, refreshToken]);
    for (const secret of [PASSWORD, 'sai mật khẩu', ...secrets, '192.0.2.1', 'bi.trom'])
      expect(logged.join()).not.toContain(secret);
  });
});
