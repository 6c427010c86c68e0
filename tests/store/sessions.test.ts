import * as Schema from 'effect/Schema';
import { expect, it, vi } from 'vitest';
import { SESSION_ENDED } from '#contract/http/envelope.ts';
import { createAccounts } from '#server/accounts/accounts.ts';
import { DatabaseUnavailable, type Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { createLog } from '#server/log.ts';
import { hashOf } from '#server/shared/secret.ts';
import { accountsWorld, MINUTE, PASSWORD } from './support/accountsWorld.ts';
import { granted, memberOf } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const Count = Schema.Struct({ count: Schema.Int });

onEveryEngine('sessions', (database) => {
  const world = accountsWorld(database);
  const { time, at, register, login, refresh, registerInBrowser, ended, logged } = world;

  it('S-6: the twenty-first session ends the one unused for longest, and says so', async () => {
    const first = await register('nhieu.may');
    const address = (i: number) => ({ address: `198.18.0.${i}` });
    const second = granted(await login('nhieu.may', PASSWORD));
    for (let i = 0; i < 18; i += 1) granted(await login('nhieu.may', PASSWORD, at(address(i))));
    const viewer = await world.accounts.identify(first.token, null);
    expect(viewer).not.toBeNull();
    // The first session is used again; the second is then the one unused for longest.
    time.now += 6 * MINUTE;
    await world.accounts.identify(first.token, null);
    const about = await world.accounts.identify(second.token, null);
    await database().run(sql`update token_family set last_seen_at = ${NOW - 1} where family_id = ${about!.sessionId}`);
    logged.length = 0;
    const last = granted(await login('nhieu.may', PASSWORD, at(address(19))));
    expect(await world.accounts.identify(second.token, null)).toBeNull();
    expect(await world.accounts.identify(first.token, null)).not.toBeNull();
    const ownList = granted(
      await world.accounts.securityHandlers.sessions(
        {},
        at({ viewer: await memberOf(world.accounts.identify, last.token) }),
      ),
    );
    expect(ownList).toHaveLength(20);
    expect(ended).toContain(about!.sessionId);
    expect(logged.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ event: 'session.ended', sessionId: about!.sessionId, why: 'crowded' }),
    );
    time.now = NOW;
  });

  it('S-6: sessions that have ended leave no more than thirty rows of a member', async () => {
    const { user } = await register('hang.tram');
    for (let i = 0; i < 60; i += 1) {
      const session = (await world.accounts.openSession(user.userId, at()))!;
      time.now += 1;
      await world.accounts.handlers.logout({ refreshToken: session.refreshToken }, at());
    }
    granted(await login('hang.tram', PASSWORD));
    const rows = await database().all(
      Count,
      sql`select count(*) as count from token_family where user_id = ${user.userId}`,
    );
    // Including the first, which is active, and the last.
    expect(rows).toEqual([{ count: 32 }]);
    time.now = NOW;
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
    const onFull = createAccounts({ ...world.needsOn(full), log });
    time.now += 6 * MINUTE;
    for (let i = 0; i < 5; i += 1) expect(await onFull.identify(token, null)).toMatchObject({ kind: 'member' });
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(JSON.parse(lines[0]!)).toMatchObject({ event: 'session.seen failed', reason: 'DatabaseUnavailable' });
    // Tried again a minute later, not earlier.
    expect(tries).toBe(1);
    time.now += MINUTE;
    await onFull.identify(token, null);
    await vi.waitFor(() => expect(tries).toBe(2));
    time.now = NOW;
  });

  it('item 16: an altered, foreign or expired access token speaks for nobody', async () => {
    const { token } = await register('ma.that');
    const flipped = (i: number) => token.slice(0, i) + (token[i] === 'A' ? 'B' : 'A') + token.slice(i + 1);
    for (let i = 0; i < token.length; i += 1) expect(await world.accounts.identify(flipped(i), null)).toBeNull();
    for (const other of ['', '.', 'a.b', `${token}.x`, token.split('.')[0]!])
      expect(await world.accounts.identify(other, null)).toBeNull();
    time.now += 15 * MINUTE;
    expect(await world.accounts.identify(token, null)).toBeNull();
    time.now = NOW;
  });

  it('item 14: CALL POST /live/api/user/refresh-token rotates; a used token used again ends the family', async () => {
    const first = await register('xoay.vong');
    const second = granted(await refresh(first.refreshToken));
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(await world.accounts.identify(second.token, null)).not.toBeNull();
    expect(await refresh(first.refreshToken)).toMatchObject({ code: 401 });
    expect(await world.accounts.identify(second.token, null)).toBeNull();
    expect(await refresh(second.refreshToken)).toMatchObject({ code: 401 });
  });

  it('S-10, item 14: used tokens leave no rows behind, and one of long ago still ends its family', async () => {
    const first = await register('xoay.mai');
    const viewer = await memberOf(world.accounts.identify, first.token);
    let { refreshToken } = first;
    for (let i = 0; i < 40; i += 1) {
      time.now += MINUTE;
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
    time.now = NOW;
  });

  it('S-10: a token of before the signed ones goes on with its family, and ends it when it was used', async () => {
    const { token } = await register('ma.doi.cu');
    const { sessionId } = await memberOf(world.accounts.identify, token);
    const old = 'o'.repeat(43);
    await database().run(
      sql`insert into refresh_token (token_hash, family_id, created_at) values (${hashOf(old)}, ${sessionId}, ${time.now})`,
    );
    let { refreshToken } = granted(await refresh(old));
    for (let i = 0; i < 3; i += 1) {
      time.now += 2 * MINUTE;
      ({ refreshToken } = granted(await refresh(refreshToken)));
    }
    expect(await refresh(old)).toMatchObject({ code: 401 });
    expect(await refresh(refreshToken)).toMatchObject({ code: 401 });
    time.now = NOW;
  });

  it('S-10: a family is refreshed thirty times in ten minutes at most; then 429, and the session stands', async () => {
    const session = await register('xoay.nhanh');
    let { refreshToken } = session;
    for (let i = 0; i < 30; i += 1) ({ refreshToken } = granted(await refresh(refreshToken)));
    expect(await refresh(refreshToken)).toMatchObject({ code: 429, retryAfterS: 600 });
    expect(await world.accounts.identify(session.token, null)).not.toBeNull();
    time.now += 10 * MINUTE;
    granted(await refresh(refreshToken));
    time.now = NOW;
  });

  it('item 14: within 10 s the same bound browser gets the same successor; later the family ends', async () => {
    const { refreshToken, binding } = await registerInBrowser('hai.the');
    const [one, two] = (await Promise.all([refresh(refreshToken, binding), refresh(refreshToken, binding)])).map(
      granted,
    );
    expect(one?.refreshToken).toBe(two?.refreshToken);
    granted(await refresh(one!.refreshToken, binding));
    time.now += 10_000;
    expect(granted(await refresh(refreshToken, binding)).refreshToken).toBe(one?.refreshToken);
    time.now += 1;
    expect(await refresh(refreshToken, binding)).toMatchObject({ code: 401 });
    expect(await refresh(one!.refreshToken, binding)).toMatchObject({ code: 401 });
    time.now = NOW;
  });

  it('S-17, item 14: a clock set back by an hour makes the grace no longer', async () => {
    const { refreshToken, binding } = await registerInBrowser('dong.ho.lui');
    const next = granted(await refresh(refreshToken, binding));
    granted(await refresh(next.refreshToken, binding));
    time.now -= 3_600_000;
    expect(await refresh(refreshToken, binding)).toMatchObject({ code: 401 });
    time.now = NOW;
  });

  it('AU-4, item 14: an answer that was lost is given again for a minute there, as long as nobody has used it', async () => {
    const lost = await registerInBrowser('mat.song');
    const answer = granted(await refresh(lost.refreshToken, lost.binding));
    time.now += 60_000;
    expect(granted(await refresh(lost.refreshToken, lost.binding)).refreshToken).toBe(answer.refreshToken);
    time.now += 1;
    expect(await refresh(lost.refreshToken, lost.binding)).toMatchObject({ code: 401 });
    expect(await refresh(answer.refreshToken, lost.binding)).toMatchObject({ code: 401 });
    const elsewhere = await register('mat.song.noi.khac');
    granted(await refresh(elsewhere.refreshToken));
    expect(await refresh(elsewhere.refreshToken)).toMatchObject({ code: 401 });
    time.now = NOW;
  });

  it("item 15: a browser's session needs its binding cookie; any other client's works alone", async () => {
    const bound = await registerInBrowser('co.cookie');
    const { binding: another } = await registerInBrowser('cookie.khac');
    expect(bound.binding).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(await world.accounts.identify(bound.token, bound.binding)).not.toBeNull();
    expect(await world.accounts.identify(bound.token, null)).toBeNull();
    expect(await world.accounts.identify(bound.token, another)).toBeNull();
    expect(await refresh(bound.refreshToken, null)).toMatchObject({ code: 401 });
    const free = await register('khong.cookie');
    expect(await world.accounts.identify(free.token, null)).not.toBeNull();
  });

  it('a session ends 30 days after it began, however often it was refreshed', async () => {
    let { refreshToken } = await register('ba.muoi.ngay');
    time.now += 29 * 86_400_000;
    ({ refreshToken } = granted(await refresh(refreshToken)));
    time.now += 86_400_000;
    expect(await refresh(refreshToken)).toMatchObject({ code: 401 });
    time.now = NOW;
  });

  it('AUTH-3, item 11: CALL POST /live/api/user/logout ends the family and its access tokens, and says so', async () => {
    const session = await registerInBrowser('di.ve');
    const viewer = await world.accounts.identify(session.token, session.binding);
    const bound: string[] = [];
    const context = at({ browser: true, setBinding: (value) => void bound.push(value) });
    expect(await world.accounts.handlers.logout({ refreshToken: session.refreshToken }, context)).toBeNull();
    // A login in the meantime is bound by that cookie.
    expect(bound).toEqual([]);
    expect(ended).toContain(viewer?.sessionId);
    expect(await world.accounts.identify(session.token, session.binding)).toBeNull();
    expect(await refresh(session.refreshToken, session.binding)).toMatchObject({ code: 401, challenge: SESSION_ENDED });
    expect(await world.accounts.handlers.logout({ refreshToken: 'unknown' }, context)).toBeNull();
  });

  it('items 20 and 38: sessions are logged as they open, end and are refused, with no token, password or address', async () => {
    logged.length = 0;
    const session = await register('co.ghi');
    await login('co.ghi', 'sai mật khẩu mất rồi');
    await world.accounts.handlers.logout({ refreshToken: session.refreshToken }, at());
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
