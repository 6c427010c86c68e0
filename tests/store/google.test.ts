import { beforeAll, describe, expect, it } from 'vitest';
import { createAccounts, type Accounts } from '#server/accounts/accounts.ts';
import { inProcessBus } from '#server/bus/inProcess.ts';
import { sql } from '#server/database/sql.ts';
import * as Schema from 'effect/Schema';
import { googleHandlers } from '#server/google/google.handlers.ts';
import type { Claims, Provider } from '#server/google/provider.ts';
import type { AreaHandlers, CallContext } from '#server/http/handlers.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { createLog } from '#server/log.ts';
import type { google } from '#contract/http/google.ts';
import { callContext, granted, memberOf } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const TEN_MINUTES = 600_000;
const issuer = 'https://accounts.example';
const CountRow = Schema.Struct({ count: Schema.Int });

onEveryEngine('google', (database) => {
  let accounts: Accounts;
  let handlers: AreaHandlers<typeof google>;
  let otherWay = false;
  let claims: Claims | 'refused' | 'unreachable' = 'refused';
  const logged: string[] = [];
  const provider: Provider = {
    addressFor: async ({ state }) => `${issuer}/auth?state=${state}`,
    redeem: async () => claims,
  };
  const person = (subject: string, about: Partial<Claims> = {}): Claims => ({
    ...{ issuer, subject, email: null, name: null },
    ...about,
  });
  const count = async (): Promise<number> => {
    const members = await database().one(CountRow, sql`select cast(count(*) as integer) as "count" from member`);
    return members!.count;
  };

  beforeAll(() => {
    accounts = createAccounts({
      ...{ database: database(), bus: inProcessBus(), clock: () => NOW, limits: false },
      secret: 'a secret of tests, long enough',
    });
    handlers = googleHandlers({
      ...{ database: database(), provider, key: Buffer.from('key') },
      members: { ...accounts, confirmed: (proof) => proof === 'fresh', hasOtherWay: async () => otherWay },
      log: createLog((line) => logged.push(line)),
    });
  });

  /** Begins in a browser; returns the state and the browser's cookie. */
  const begin = async (changed: Partial<CallContext> = {}, input = {}) => {
    let flow = '';
    const { state } = granted(
      await handlers.login(input, callContext({ setFlow: (value) => (flow = value), ...changed })),
    );
    return { state, flow };
  };
  const finish = ({ state, flow }: { state: string; flow: string }, changed: Partial<CallContext> = {}, pid?: string) =>
    handlers.loginCallback(
      { authorizationCode: 'c', state, ...(pid !== undefined && { pid }) },
      callContext({ flow, ...changed }),
    );
  const enter = async (who: Claims, input = {}) => {
    claims = who;
    return finish(await begin({}, input));
  };
  const pidOf = async (userId: string) => {
    const row = Schema.Struct({ pid: Schema.NullOr(Schema.String) });
    return (await database().one(row, sql`select pid from member where user_id = ${userId}`))?.pid;
  };

  it('item 17: a way is open for 10 minutes, once, and only in the browser that began it', async () => {
    claims = person('once');
    const way = await begin();
    expect(await finish({ ...way, flow: 'another-browser-123' })).toMatchObject({ code: 410 });
    expect(await handlers.loginCallback({ authorizationCode: 'c', state: way.state }, callContext())).toMatchObject({
      code: 410,
    });
    expect(await finish(way, { now: NOW + TEN_MINUTES })).toMatchObject({ code: 410 });
    granted(await finish(way, { now: NOW + TEN_MINUTES - 1 }));
    expect(await finish(way)).toMatchObject({ code: 410 });
  });

  it('what is stored of a way tells nothing that opens it', async () => {
    const { state, flow } = await begin({}, { returnTo: '/menu', pid: 'p9' });
    const row = Schema.Record(Schema.String, Schema.Unknown);
    const stored = JSON.stringify(await database().all(row, sql`select * from google_flow`));
    expect(stored).toContain('/menu');
    for (const secret of [state, flow]) expect(stored).not.toContain(secret);
  });

  it('a way that nobody came back from is forgotten', async () => {
    await begin({ now: NOW - 86_400_000 });
    await begin({ now: NOW + 86_400_000 });
    const ended = await database().one(
      CountRow,
      sql`select cast(count(*) as integer) as "count" from google_flow where expires_at < ${NOW + 86_000_000}`,
    );
    expect(ended).toEqual({ count: 0 });
  });

  it('the browser keeps its cookie over several ways', async () => {
    const first = await begin();
    const second = await begin({ flow: first.flow });
    expect(second.flow).toBe(first.flow);
    expect(first.flow).toMatch(/^[\w-]{43}$/);
  });

  it('a new member is named after the claim, under a username that was free', async () => {
    const one = granted(await enter(person('a', { name: 'Trần Thị Bích', email: 'bich@mail.example' })));
    expect(one.user).toMatchObject({ nickname: 'Trần Thị Bích', siteRoleId: 1 });
    expect(await accounts.memberById(one.user.userId)).toMatchObject({ username: 'tran.thi.bich', passwordHash: null });
    const two = granted(await enter(person('b', { name: 'Trần Thị Bích' })));
    expect((await accounts.memberById(two.user.userId))?.username).toMatch(/^tran\.thi\.bich\d{1,3}$/);
    const three = granted(await enter(person('c', { email: 'chi.mai+x@mail.example' })));
    expect((await accounts.memberById(three.user.userId))?.username).toBe('chi.mai.x');
    expect(three.user.nickname).toBe('chi.mai.x');
    const long = granted(await enter(person('d', { name: '🎉'.repeat(50) })));
    expect([...long.user.nickname]).toHaveLength(32);
  });

  it('a new member has no password: none logs in', async () => {
    const { user } = granted(await enter(person('e', { name: 'Không Mật Khẩu' })));
    const { username } = (await accounts.memberById(user.userId))!;
    for (const password of [' ', '', 'null', username])
      expect(await accounts.handlers.login({ username, password }, callContext())).toMatchObject({ code: 403 });
  });

  it('a mail address that Google has proved is the member’s own', async () => {
    const { user } = granted(await enter(person('f', { email: 'F.Tran@Mail.example' })));
    expect(await accounts.memberContacts.contactsOf(user.userId)).toEqual([
      { channel: 'mail', value: 'f.tran@mail.example' },
    ]);
  });

  it('item 17: a mail address that a member has already opens nothing, and nothing is made', async () => {
    granted(await enter(person('owner', { email: 'chung@mail.example' })));
    const before = await count();
    expect(await enter(person('stranger', { email: 'Chung@mail.example' }))).toMatchObject({ code: 409 });
    expect(await count()).toBe(before);
    expect(logged.join()).toContain('mail taken');
    granted(await enter(person('owner', { email: 'doi.roi@mail.example' })));
    expect(await count()).toBe(before);
  });

  it('an address that somebody only said to have keeps nobody out', async () => {
    const registration = { username: 'noi.suong', password: 'mưa rơi trên mái tôn', email: 'cua.toi@mail.example' };
    granted(await accounts.handlers.register(registration, callContext()));
    granted(await enter(person('real', { email: 'cua.toi@mail.example' })));
  });

  it('who sent them is kept over the way, else taken from the return; a known member keeps theirs', async () => {
    claims = person('g');
    const kept = granted(await finish(await begin({}, { pid: 'before' }), {}, 'after'));
    expect(await pidOf(kept.user.userId)).toBe('before');
    claims = person('h');
    const late = granted(await finish(await begin(), {}, 'after'));
    expect(await pidOf(late.user.userId)).toBe('after');
    granted(await enter(person('h'), { pid: 'other' }));
    expect(await pidOf(late.user.userId)).toBe('after');
  });

  it('a guest becomes the new member, once; a token that is none changes nothing', async () => {
    const { guestToken, guest } = granted(await accounts.handlers.guestLogin({}, callContext()));
    const comeAs = async (who: Claims, token: string) => {
      claims = who;
      const { state, flow } = await begin();
      const answer = { authorizationCode: 'c', state, guestToken: token };
      return granted(await handlers.loginCallback(answer, callContext({ flow }))).user.userId;
    };
    const first = await comeAs(person('was.guest'), guestToken);
    await comeAs(person('next.here'), guestToken);
    await comeAs(person('no.guest'), 'nonsense');
    const row = Schema.Struct({ userId: Schema.String, guestId: Schema.String });
    const merged = sql`select user_id as "userId", guest_id as "guestId" from guest_merge`;
    expect(await database().all(row, merged)).toEqual([{ userId: first, guestId: guest.userId }]);
  });

  it('one identity in two browsers at once makes one member', async () => {
    claims = person('twice', { name: 'Song Hành', email: 'song@mail.example' });
    const before = await count();
    const ways = [await begin(), await begin(), await begin()];
    const sessions = (await Promise.all(ways.map((way) => finish(way)))).map(granted);
    expect(new Set(sessions.map(({ user }) => user.userId)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it('a provider that is away, and one that says no', async () => {
    claims = 'unreachable';
    expect(await finish(await begin())).toMatchObject({ code: 503, retryAfterS: 5 });
    claims = 'refused';
    expect(await finish(await begin())).toMatchObject({ code: 403 });
  });

  describe('a link', () => {
    const viewerOf = async (username: string) => {
      const session = granted(
        await accounts.handlers.register({ username, password: 'mưa rơi trên mái tôn' }, callContext()),
      );
      return { viewer: await memberOf(accounts.identify, session.token) };
    };
    const link = async (who: Claims, { viewer }: Pick<CallContext<MemberViewer>, 'viewer'>) => {
      claims = who;
      let flow = '';
      const { state } = granted(
        await handlers.link({ proof: 'fresh' }, callContext({ viewer, setFlow: (value) => (flow = value) })),
      );
      return handlers.linkCallback({ authorizationCode: 'c', state }, callContext({ viewer, flow }));
    };
    const statusOf = async (context: Pick<CallContext<MemberViewer>, 'viewer'>) =>
      granted(await handlers.status({}, callContext(context)));

    it('opens the member’s own account from then on', async () => {
      const member = await viewerOf('lien.ket');
      expect(await statusOf(member)).toEqual({ linkedAt: null });
      expect(granted(await link(person('l1'), member))).toEqual({ returnTo: '/' });
      expect(await statusOf(member)).toEqual({ linkedAt: NOW });
      expect(granted(await enter(person('l1'))).user.userId).toBe(member.viewer?.userId);
      expect(granted(await link(person('l1'), member))).toEqual({ returnTo: '/' });
    });

    it('is finished by nobody but the member who began it', async () => {
      const [{ viewer }, other] = [await viewerOf('bat.dau'), await viewerOf('ke.khac')];
      claims = person('l9');
      let flow = '';
      const { state } = granted(
        await handlers.link({ proof: 'fresh' }, callContext({ viewer, setFlow: (value) => (flow = value) })),
      );
      const answer = { authorizationCode: 'c', state };
      expect(await handlers.linkCallback(answer, callContext({ viewer: other.viewer, flow }))).toMatchObject({
        code: 410,
      });
      expect(await statusOf(other)).toEqual({ linkedAt: null });
    });

    it('is begun and taken back by nobody who has not just shown who they are', async () => {
      const { viewer } = await viewerOf('chua.ro');
      expect(await handlers.link({ proof: 'old' }, callContext({ viewer }))).toMatchObject({ code: 403 });
      expect(await handlers.unlink({ proof: 'old' }, callContext({ viewer }))).toMatchObject({ code: 403 });
    });

    it('is one to one: not another member’s identity, not a second of one’s own', async () => {
      const [one, two] = [await viewerOf('mot.minh'), await viewerOf('hai.minh')];
      granted(await link(person('m1'), one));
      expect(await link(person('m1'), two)).toMatchObject({ code: 409 });
      expect(await link(person('m2'), one)).toMatchObject({ code: 409 });
      expect(await statusOf(two)).toEqual({ linkedAt: null });
    });

    it('is not taken back while it is the only way in', async () => {
      const { user } = granted(await enter(person('only')));
      const context = callContext({ viewer: { ...user, kind: 'member', sessionId: 's' } });
      expect(await handlers.unlink({ proof: 'fresh' }, context)).toMatchObject({ code: 409 });
      otherWay = true;
      expect(await handlers.unlink({ proof: 'fresh' }, context)).toBeNull();
      expect(await handlers.unlink({ proof: 'fresh' }, context)).toBeNull();
      otherWay = false;
      expect(await statusOf(context)).toEqual({ linkedAt: null });
    });
  });

  it('without a provider every call says so, but for what is linked already', async () => {
    const off = googleHandlers({
      ...{ database: database(), provider: null, key: Buffer.from('key') },
      members: { ...accounts, confirmed: () => true, hasOtherWay: async () => true },
      log: createLog(() => {}),
    });
    expect(await off.login({}, callContext())).toMatchObject({ code: 501 });
    expect(await off.loginCallback({ authorizationCode: 'c', state: 's' }, callContext())).toMatchObject({ code: 501 });
    const { user } = granted(await enter(person('later.off')));
    const context = callContext({ viewer: { ...user, kind: 'member', sessionId: 's' } });
    expect(await off.link({ proof: 'fresh' }, context)).toMatchObject({ code: 501 });
    expect(await off.status({}, context)).toEqual({ linkedAt: NOW });
    expect(await off.unlink({ proof: 'fresh' }, context)).toBeNull();
  });
});
