import { hash } from '@node-rs/argon2';
import * as Schema from 'effect/Schema';
import { beforeAll, expect, it, vi } from 'vitest';
import { SESSION_ENDED } from '#contract/http/envelope.ts';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { createAccounts, setRole, type Accounts, type AccountsNeeds } from '#server/accounts/accounts.ts';
import { inProcessBus } from '#server/bus/inProcess.ts';
import { DatabaseUnavailable, type Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { createLog } from '#server/log.ts';
import { isRefused } from '#server/shared/refusal.ts';
import { hashOf } from '#server/shared/secret.ts';
import { contextFrom, granted, memberOf } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const PASSWORD = 'mưa rơi trên mái tôn';
const MINUTE = 60_000;
const Count = Schema.Struct({ count: Schema.Int });

onEveryEngine('accounts', (database) => {
  let now = NOW;
  let accounts: Accounts;
  let needs: (on: Database) => AccountsNeeds;
  const ended: string[] = [];
  const logged: string[] = [];
  const at = contextFrom(() => ({ now }));
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
    needs = (on) => ({
      ...{ database: on, bus, limits: true },
      clock: () => now,
      secret: 'a secret of tests, long enough',
    });
    const commentators = async () => [{ userId: 'c1', name: 'Mưa Rào' }];
    accounts = createAccounts({ ...needs(database()), commentators, log: createLog((line) => logged.push(line)) });
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
    const viewer = (await accounts.identify(guestToken, null))!;
    expect(await accounts.handlers.guestInfo({}, at({ viewer }))).toEqual(guest);
    const inEnglish = granted(await accounts.handlers.guestInfo({}, at({ viewer, locale: 'en' })));
    expect(inEnglish.displayName).toBe(guest.displayName.replace('Khách', 'Guest'));
  });

  it('CALL POST /live/api/user/register: a member and a session; the same name again is 409', async () => {
    const session = await register('thu.ha');
    expect(session.user).toMatchObject({ displayName: 'thu.ha', siteRoleId: SITE_ROLES.member, profilePicture: null });
    const viewer = await memberOf(accounts.identify, session.token);
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

  it('S-9, item 5: strangers guess at an account thirty times; where its member came in before, they still do', async () => {
    const home = { address: '192.0.2.77' };
    await register('nha.o.day', at(home));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => login('nha.o.day', 'sai rồi nhé', at({ address: `2001:db8:${i}::1` }))),
    );
    expect(answers.filter((answer) => isRefused(answer) && answer.code === 403).length).toBeLessThanOrEqual(10);
    const fresh = { address: '2001:db8:ffff::1' };
    now += MINUTE;
    for (let i = 40; i < 60; i += 1) await login('nha.o.day', 'sai rồi nhé', at({ address: `2001:db8:${i}::1` }));
    now += MINUTE;
    // The right one alone is not enough where nobody knows the member now.
    expect(await login('nha.o.day', PASSWORD, at(fresh))).toMatchObject({ code: 429 });
    expect(granted(await login('nha.o.day', PASSWORD, at(home))).user).toBeDefined();
    now = NOW;
  });

  it('S-9: the browser of a member is known wherever it is, and another is not', async () => {
    const { binding } = await registerInBrowser('di.lai');
    for (let i = 0; i < 30; i += 1) {
      if (i % 15 === 0) now += MINUTE;
      await login('di.lai', 'sai rồi nhé', at({ address: `198.51.${i}.1` }));
    }
    now += MINUTE;
    const abroad = { address: '203.0.113.200' };
    expect(await login('di.lai', PASSWORD, at({ ...abroad, binding: 'x'.repeat(43) }))).toMatchObject({ code: 429 });
    expect(granted(await login('di.lai', PASSWORD, at({ ...abroad, binding }))).user).toBeDefined();
    now = NOW;
  });

  it('S-6: the twenty-first log-in of a minute is 429 with a time, however right', async () => {
    await register('vong.lap');
    for (let i = 0; i < 20; i += 1) granted(await login('vong.lap', PASSWORD));
    expect(await login('vong.lap', PASSWORD)).toMatchObject({ code: 429, retryAfterS: 60 });
    now += MINUTE;
    granted(await login('vong.lap', PASSWORD));
    now = NOW;
  });

  it('S-6: the twenty-first session ends the one unused for longest, and says so', async () => {
    const first = await register('nhieu.may');
    const address = (i: number) => ({ address: `198.18.0.${i}` });
    const second = granted(await login('nhieu.may', PASSWORD));
    for (let i = 0; i < 18; i += 1) granted(await login('nhieu.may', PASSWORD, at(address(i))));
    const viewer = await accounts.identify(first.token, null);
    expect(viewer).not.toBeNull();
    // The first is used again; the second is then unused for longest.
    now += 6 * MINUTE;
    await accounts.identify(first.token, null);
    const about = await accounts.identify(second.token, null);
    await database().run(sql`update token_family set last_seen_at = ${NOW - 1} where family_id = ${about!.sessionId}`);
    logged.length = 0;
    const last = granted(await login('nhieu.may', PASSWORD, at(address(19))));
    expect(await accounts.identify(second.token, null)).toBeNull();
    expect(await accounts.identify(first.token, null)).not.toBeNull();
    const ownList = granted(
      await accounts.securityHandlers.sessions({}, at({ viewer: await memberOf(accounts.identify, last.token) })),
    );
    expect(ownList).toHaveLength(20);
    expect(ended).toContain(about!.sessionId);
    expect(logged.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ event: 'session.ended', sessionId: about!.sessionId, why: 'crowded' }),
    );
    now = NOW;
  });

  it('S-6: sessions that have ended leave no more than thirty rows of a member', async () => {
    const { user } = await register('hang.tram');
    for (let i = 0; i < 60; i += 1) {
      const session = (await accounts.openSession(user.userId, at()))!;
      now += 1;
      await accounts.handlers.logout({ refreshToken: session.refreshToken }, at());
    }
    granted(await login('hang.tram', PASSWORD));
    const rows = await database().all(
      Count,
      sql`select count(*) as count from token_family where user_id = ${user.userId}`,
    );
    // With the first, which is alive, and the last.
    expect(rows).toEqual([{ count: 32 }]);
    now = NOW;
  });

  it('S-8: a session that cannot be noted is no session refused: reads go on, and the log says why', async () => {
    const { token } = await register('dia.day');
    let tries = 0;
    const full: Database = {
      ...database(),
      run: () => {
        tries += 1;
        return Promise.reject(new DatabaseUnavailable('full'));
      },
    };
    const lines: string[] = [];
    const log = createLog((line) => lines.push(line));
    const onFull = createAccounts({ ...needs(full), log });
    now += 6 * MINUTE;
    for (let i = 0; i < 5; i += 1) expect(await onFull.identify(token, null)).toMatchObject({ kind: 'member' });
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(JSON.parse(lines[0]!)).toMatchObject({ event: 'session.seen failed', reason: 'DatabaseUnavailable' });
    // Tried again a minute later, and not before.
    expect(tries).toBe(1);
    now += MINUTE;
    await onFull.identify(token, null);
    await vi.waitFor(() => expect(tries).toBe(2));
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
    const viewer = await memberOf(accounts.identify, token);
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
    const viewer = await memberOf(accounts.identify, token);
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
    const viewer = await memberOf(accounts.identify, token);
    const change = accounts.handlers.updateInfo({ nickname: 'Mây\u2067' }, at({ viewer }));
    expect(granted(await change).nickname).toBe('Mây');
  });

  it('S-18: nobody bears the portal’s name, or that of one who stands for it; ordinary members share theirs', async () => {
    const named = (username: string, nickname: string) =>
      accounts.handlers.register({ username, password: PASSWORD, nickname }, at());
    const reserved = { code: 422, fields: { nickname: 'reserved' } };
    const { user: lead } = granted(await named('nguoi.dan', 'Tô Hạt Dẻ'));
    await setRole(database(), 'nguoi.dan', 'leaderOperator');
    for (const name of ['Khán Đài', 'Аdmin', 'Tô Hạt Dẻ', 'to hat de', 'Tô\u200b Hạt Dẻ', 'BLV Mưa Rào'])
      expect(await named('ke.gia', name)).toMatchObject(reserved);
    granted(await named('minh.mot', 'Minh'));
    const { token, user } = granted(await named('minh.hai', 'Minh'));
    const viewer = await memberOf(accounts.identify, token);
    expect(await accounts.handlers.updateInfo({ nickname: 'Quản Trị Viên' }, at({ viewer }))).toMatchObject(reserved);
    expect((await accounts.memberById(user.userId))?.nickname).toBe('Minh');
    // Who bears such a name already keeps it.
    await database().run(sql`update member set nickname = ${'Admin'} where user_id = ${user.userId}`);
    expect(granted(await accounts.handlers.updateInfo({ nickname: 'Admin' }, at({ viewer }))).nickname).toBe('Admin');
    expect(await accounts.isProtectedName('Tô Hạt Dẻ', lead.userId)).toBe(false);
  });

  it('S-18: a username that would be taken for another’s is nobody’s name to read', async () => {
    const { user } = await register('admin.2026');
    expect(user.nickname).toMatch(/^Thành viên \d{4}$/);
    expect((await register('an.lanh')).user.nickname).toBe('an.lanh');
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

  it('S-10, item 14: used tokens leave no rows behind, and one of long ago still ends its family', async () => {
    const first = await register('xoay.mai');
    const viewer = await memberOf(accounts.identify, first.token);
    let { refreshToken } = first;
    for (let i = 0; i < 40; i += 1) {
      now += MINUTE;
      ({ refreshToken } = granted(await refresh(refreshToken)));
    }
    const rows = await database().all(
      Count,
      sql`select count(*) as count from refresh_token where family_id = ${viewer.sessionId}`,
    );
    expect(rows[0]!.count).toBeLessThanOrEqual(3);
    expect(await refresh(first.refreshToken)).toMatchObject({ code: 401, challenge: null });
    expect(ended).toContain(viewer.sessionId);
    expect(await refresh(refreshToken)).toMatchObject({ code: 401, challenge: null });
    now = NOW;
  });

  it('S-10: a token of before the signed ones goes on with its family, and ends it when it was used', async () => {
    const { token } = await register('ma.doi.cu');
    const { sessionId } = await memberOf(accounts.identify, token);
    const old = 'o'.repeat(43);
    await database().run(
      sql`insert into refresh_token (token_hash, family_id, created_at) values (${hashOf(old)}, ${sessionId}, ${now})`,
    );
    let { refreshToken } = granted(await refresh(old));
    for (let i = 0; i < 3; i += 1) {
      now += 2 * MINUTE;
      ({ refreshToken } = granted(await refresh(refreshToken)));
    }
    expect(await refresh(old)).toMatchObject({ code: 401 });
    expect(await refresh(refreshToken)).toMatchObject({ code: 401 });
    now = NOW;
  });

  it('S-10: a family is refreshed thirty times in ten minutes at most; then 429, and the session stands', async () => {
    const session = await register('xoay.nhanh');
    let { refreshToken } = session;
    for (let i = 0; i < 30; i += 1) ({ refreshToken } = granted(await refresh(refreshToken)));
    expect(await refresh(refreshToken)).toMatchObject({ code: 429, retryAfterS: 600 });
    expect(await accounts.identify(session.token, null)).not.toBeNull();
    now += 10 * MINUTE;
    granted(await refresh(refreshToken));
    now = NOW;
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
