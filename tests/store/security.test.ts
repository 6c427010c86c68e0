import * as Schema from 'effect/Schema';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallContext } from '#server/http/handlers.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { sql } from '#server/database/sql.ts';
import { contextFrom, granted, memberOf } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { codeOf, codesWorld, type CodesWorld } from './support/world.ts';

const PASSWORD = 'mưa rơi trên mái tôn';
const NEXT = 'nắng lên trên mái ngói';
const MINUTE = 60_000;
const phone = { browser: 'Chrome', system: 'Android' };
const laptop = { browser: 'Firefox', system: 'Linux' };

onEveryEngine('security', (database) => {
  let now = NOW;
  let world: CodesWorld;
  let made = 0;
  const at = contextFrom(() => ({ now }));
  const calls = () => world.accounts.securityHandlers;

  beforeAll(() => {
    world = codesWorld(database(), () => now);
  });
  beforeEach(() => {
    now = NOW;
    world.sent.length = 0;
    world.ended.length = 0;
    world.logged.length = 0;
    world.ways.sms = true;
  });

  const enter = async (username: string, changed: Partial<CallContext> = {}, password = PASSWORD) => {
    const { token } = granted(await world.accounts.handlers.login({ username, password }, at(changed)));
    return { token, viewer: await memberOf(world.accounts.identify, token) };
  };
  const prove = async (to: string): Promise<string> => {
    const { requestId } = granted(await world.handlers.sendOtp({ to, purpose: 'contact' }, at()));
    const { ticket } = granted(await world.handlers.checkSms({ requestId, code: codeOf(world.sent.at(-1)) }, at()));
    now += MINUTE;
    return ticket;
  };
  const newMember = async (changed: Partial<CallContext> = {}) => {
    const username = `an.toan.${(made += 1)}`;
    granted(await world.accounts.handlers.register({ username, password: PASSWORD }, at(changed)));
    return { username, ...(await enter(username, changed)) };
  };
  /** A member with a mail address. */
  const reachedMember = async () => {
    const member = await newMember();
    const mail = `an.toan.${made}@khandai.example`;
    const ticket = await prove(mail);
    granted(await world.handlers.emailVerify({ email: mail, ticket, password: PASSWORD }, at(member)));
    world.sent.length = 0;
    return { ...member, mail };
  };
  const forgetPassword = (viewer: MemberViewer) =>
    database().run(sql`update member set password_hash = ${''} where user_id = ${viewer.userId}`);
  const speaks = async (token: string): Promise<boolean> => (await world.accounts.identify(token, null)) !== null;
  const listOf = async (viewer: MemberViewer) => granted(await calls().sessions({}, at({ viewer })));
  const confirm = (viewer: MemberViewer, showing: { password?: string; ticket?: string }, changed = {}) =>
    calls().confirm(showing, at({ viewer, ...changed }));

  describe('sessions', () => {
    it('CALL GET /live/api/user/session/list: where a member is in, the one last seen first, without any address', async () => {
      const { username, viewer } = await newMember({ device: phone, address: '203.0.113.77' });
      now += 7 * MINUTE + 12_345;
      const second = await enter(username, { device: laptop });
      const [first, ...others] = await listOf(second.viewer);
      expect(first).toEqual({
        ...{ sessionId: second.viewer.sessionId, device: laptop, current: true },
        ...{ openedAt: now, lastSeenAt: now - 12_345 },
      });
      const before = { device: phone, openedAt: NOW, lastSeenAt: NOW, current: false };
      expect(others).toEqual([expect.objectContaining(before), expect.objectContaining(before)]);
      expect(others.map(({ sessionId }) => sessionId)).toContain(viewer.sessionId);
      const rows = await database().all(
        Schema.Unknown,
        sql`select * from token_family where user_id = ${viewer.userId}`,
      );
      expect(JSON.stringify(rows)).not.toContain('203.0.113');
    });

    it('are seen to the minute at most, and noted every five minutes at most', async () => {
      const { token, viewer } = await newMember();
      const seen = async () => (await listOf(viewer)).find(({ current }) => current)!.lastSeenAt - NOW;
      now = NOW + 5 * MINUTE - 1;
      await speaks(token);
      expect(await seen()).toBe(0);
      now = NOW + 6 * MINUTE + 59_999;
      await speaks(token);
      // It is stored concurrently with the answer.
      await expect.poll(seen).toBe(6 * MINUTE);
      const stored = await database().all(
        Schema.Struct({ at: Schema.NullOr(Schema.Int) }),
        sql`select last_seen_at as "at" from token_family where user_id = ${viewer.userId}`,
      );
      expect(stored.map(({ at }) => at && at - NOW)).toContain(6 * MINUTE);
    });

    it('CALL POST /live/api/user/session/revoke: ends one, says so, and the same twice is the same', async () => {
      const { username, viewer, token } = await newMember();
      const other = await enter(username);
      const end = () => calls().revoke({ sessionId: other.viewer.sessionId! }, at({ viewer }));
      expect(await end()).toBeNull();
      expect(world.ended).toEqual([other.viewer.sessionId]);
      expect([await speaks(other.token), await speaks(token)]).toEqual([false, true]);
      expect(await end()).toBeNull();
      expect(world.ended).toHaveLength(1);
      expect((await listOf(viewer)).map(({ sessionId }) => sessionId)).not.toContain(other.viewer.sessionId);
    });

    it('item 29: a session of another member is neither ended nor told of', async () => {
      const mine = await newMember();
      const theirs = await newMember();
      const answer = calls().revoke({ sessionId: theirs.viewer.sessionId! }, at({ viewer: mine.viewer }));
      expect(await answer).toBeNull();
      expect(await speaks(theirs.token)).toBe(true);
      expect(world.ended).toEqual([]);
    });

    it('CALL POST /live/api/user/session/revoke-others: ends every other one', async () => {
      const { username, viewer, token } = await newMember();
      const others = [await enter(username), await enter(username)];
      const stranger = await newMember();
      expect(await calls().revokeOthers({}, at({ viewer }))).toEqual({ ended: 3 });
      for (const one of others) expect(await speaks(one.token)).toBe(false);
      expect([await speaks(token), await speaks(stranger.token)]).toEqual([true, true]);
      expect(await listOf(viewer)).toMatchObject([{ sessionId: viewer.sessionId, current: true }]);
    });
  });

  describe('item 12: another password', () => {
    const change = (viewer: MemberViewer, password: string, newPassword: string) =>
      calls().changePassword({ password, newPassword }, at({ viewer }));

    it('CALL POST /live/api/user/password/change: with the present one; every other session ends and the member is told', async () => {
      const { username, viewer, token, mail } = await reachedMember();
      const other = await enter(username);
      expect(await listOf(viewer)).toHaveLength(3);
      expect(await change(viewer, PASSWORD, NEXT)).toEqual({ ended: 2 });
      expect([await speaks(token), await speaks(other.token)]).toEqual([true, false]);
      expect(world.ended).toContain(other.viewer.sessionId);
      expect(await listOf(viewer)).toMatchObject([{ current: true }]);
      expect(world.sent).toEqual([
        { to: { channel: 'mail', value: mail }, locale: 'vi', letter: { kind: 'passwordChanged', account: username } },
      ]);
      expect(await world.accounts.handlers.login({ username, password: PASSWORD }, at())).toMatchObject({ code: 403 });
      await enter(username, {}, NEXT);
    });

    it('a wrong present one changes nothing and is counted', async () => {
      const { username, viewer } = await newMember();
      for (let i = 0; i < 10; i += 1) expect(await change(viewer, 'sai mất rồi', NEXT)).toMatchObject({ code: 403 });
      expect(await change(viewer, PASSWORD, NEXT)).toMatchObject({ code: 429 });
      now += 10 * MINUTE;
      await enter(username);
      expect(world.ended).toEqual([]);
    });

    it('item 2: one that is too common is refused by field, and nothing ends', async () => {
      const { username, viewer } = await newMember();
      const other = await enter(username);
      const refusal = { code: 422, fields: { newPassword: 'common' } };
      expect(await change(viewer, PASSWORD, 'password123')).toMatchObject(refusal);
      expect(await change(viewer, PASSWORD, username)).toMatchObject(refusal);
      expect(await speaks(other.token)).toBe(true);
    });

    it('CALL POST /live/api/user/password/first: for a member without one, after a code to what they have proved', async () => {
      const { username, viewer, mail } = await reachedMember();
      await forgetPassword(viewer);
      expect(await change(viewer, '', NEXT)).toMatchObject({ code: 403 });
      const { proof } = granted(await confirm(viewer, { ticket: await prove(mail) }));
      const first = (newPassword: string, given = proof) =>
        calls().firstPassword({ proof: given, newPassword }, at({ viewer }));
      expect(await first(NEXT, 'made.up')).toMatchObject({ code: 403 });
      expect(await first('password123')).toMatchObject({ code: 422 });
      expect(await first(NEXT)).toEqual({ ended: 1 });
      await enter(username, {}, NEXT);
      expect(await first('một mật khẩu khác nữa')).toMatchObject({ code: 409 });
    });
  });

  describe('item 13: showing once more who one is', () => {
    it('CALL POST /live/api/user/confirm: by the password, for 10 minutes, in this session alone', async () => {
      const { username, viewer } = await newMember();
      const other = await enter(username);
      const { proof, ttlSec } = granted(await confirm(viewer, { password: PASSWORD }));
      expect(ttlSec).toBe(600);
      const { holds } = world.accounts.proofs;
      expect(holds(proof, viewer, now + 599_999)).toBe(true);
      expect(holds(proof, viewer, now + 600_000)).toBe(false);
      expect(holds(proof, other.viewer, now)).toBe(false);
      expect(holds(`${proof.slice(0, -1)}${proof.endsWith('A') ? 'B' : 'A'}`, viewer, now)).toBe(false);
    });

    it('a wrong password shows nothing and is counted with those of the log-in', async () => {
      const { username, viewer } = await newMember();
      for (let i = 0; i < 10; i += 1)
        expect(await confirm(viewer, { password: 'sai mất rồi' })).toMatchObject({ code: 403 });
      const login = world.accounts.handlers.login({ username, password: PASSWORD }, at());
      expect(await login).toMatchObject({ code: 429 });
    });

    it('a code shows it once, and one to somebody else’s address never', async () => {
      const { viewer, mail } = await reachedMember();
      const theirs = await reachedMember();
      const ticket = await prove(mail);
      expect(await confirm(theirs.viewer, { ticket })).toMatchObject({ code: 403 });
      granted(await confirm(viewer, { ticket }));
      expect(await confirm(viewer, { ticket })).toMatchObject({ code: 403 });
    });

    it('having just come in shows it where there is nothing else, for 10 minutes', async () => {
      const { viewer } = await newMember();
      expect(await confirm(viewer, {})).toMatchObject({ code: 403 });
      await forgetPassword(viewer);
      granted(await confirm(viewer, {}, { now: now + 10 * MINUTE - 1 }));
      expect(await confirm(viewer, {}, { now: now + 10 * MINUTE })).toMatchObject({ code: 403 });
      expect(await confirm({ ...viewer, sessionId: 'gone' }, {})).toMatchObject({ code: 403 });
      const reached = await reachedMember();
      await forgetPassword(reached.viewer);
      expect(await confirm(reached.viewer, {})).toMatchObject({ code: 403 });
    });

    it('another mail address or number is taken with a proof as with the password, and with neither not at all', async () => {
      const { viewer } = await newMember();
      const mail = `khac.${made}@khandai.example`;
      const ticket = await prove(mail);
      const take = (changed: { proof?: string }) =>
        world.handlers.emailVerify({ email: mail, ticket, ...changed }, at({ viewer }));
      expect(await take({})).toMatchObject({ code: 403 });
      expect(await take({ proof: 'made.up' })).toMatchObject({ code: 403 });
      const { proof } = granted(await confirm(viewer, { password: PASSWORD }));
      granted(await take({ proof }));
      expect((await world.accounts.memberContacts.contactsOf(viewer.userId)).map(({ value }) => value)).toEqual([mail]);
    });
  });

  it('CALL GET /live/api/user/security: how a member gets in, and what can be reached now', async () => {
    const { username, viewer, mail } = await reachedMember();
    const overview = async () => granted(await calls().overview({}, at({ viewer })));
    expect(await overview()).toEqual({
      ...{ username, hasPassword: true },
      contacts: [{ channel: 'mail', value: mail, reachable: true }],
    });
    const ticket = await prove('0912 000 111');
    granted(
      await world.handlers.phoneVerify({ phoneNumber: '0912 000 111', ticket, password: PASSWORD }, at({ viewer })),
    );
    world.ways.sms = false;
    await forgetPassword(viewer);
    expect(await overview()).toMatchObject({
      hasPassword: false,
      contacts: [{ reachable: true }, { channel: 'sms', value: '+84912000111', reachable: false }],
    });
  });

  it('items 20 and 38: what changes is logged, with no password, token, proof, address or device', async () => {
    const { username, viewer, token, mail } = await reachedMember();
    await enter(username, { device: phone });
    world.logged.length = 0;
    const { proof } = granted(await confirm(viewer, { password: PASSWORD }));
    granted(await calls().changePassword({ password: PASSWORD, newPassword: NEXT }, at({ viewer })));
    const lines = world.logged.map((line) => JSON.parse(line) as { event: string; why?: string });
    expect(lines.map(({ event, why }) => [event, why])).toEqual([
      ['session.ended', 'password'],
      ['session.ended', 'password'],
      ['password.changed', undefined],
    ]);
    for (const secret of [PASSWORD, NEXT, token, proof, mail, username, '192.0.2.1', 'Android'])
      expect(world.logged.join()).not.toContain(secret);
  });
});
