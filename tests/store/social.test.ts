import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SOCIAL, type ReactionKind, type Target } from '#domain/social/social.ts';
import { sql } from '#server/database/sql.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { memoryLimits } from '#server/shared/memoryLimits.ts';
import type { Subjects } from '#server/shared/subjects.ts';
import { openSocial } from '#server/social/social.open.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const HOUR = 3_600_000;
const room = (id: string): Target => ({ type: 'room', id });
const user = (id: string): Target => ({ type: 'user', id });
const card = (target: Target) => ({ target, title: target.id, subtitle: '', img: null, path: '/' });
/** Everything except ids that begin with "gone". */
const known = (type: Target['type']) => async (ids: readonly string[]) =>
  ids.map((id) => (id.startsWith('gone') ? null : card({ type, id })));

onEveryEngine('what members do about things', (database) => {
  let now = NOW;
  let made = 0;
  let member: MemberViewer;
  const apart = new Set<string>();
  const open = (limits = false) =>
    openSocial({
      ...{ database: database(), clock: () => now, limits, limitStore: memoryLimits(() => now) },
      areApart: async (_userId, otherId) => apart.has(otherId),
      subjects: [
        { room: { cards: known('room') }, user: { takes: ['follow', 'rate'], cards: commentators } },
        { user: { takes: ['follow'], cards: known('user') } },
      ] satisfies readonly Subjects[],
    });
  const commentators = async (ids: readonly string[]) =>
    ids.map((id) => (id.startsWith('blv') ? card(user(id)) : null));
  let social: ReturnType<typeof open>;
  const calls = () => social.handlers.social;

  const register = async (): Promise<MemberViewer> => {
    const userId = `m${(made += 1).toString(16).padStart(24, '0')}`;
    await database().run(sql`
      insert into member (user_id, username, nickname, site_role_id, level, vip, password_hash, created_at)
      values (${userId}, ${`xa.hoi.${made}`}, 'Lan', 1, 1, 0, '', ${now})`);
    return { kind: 'member', userId, displayName: 'Lan', siteRoleId: 1, sessionId: 's' };
  };
  const by = (viewer = member) => callContext({ viewer, now });
  const react = (target: Target, kind: ReactionKind, on: boolean, clientId: string, who = member) =>
    calls().react({ target, kind, on, clientId }, by(who));
  const stateOf = async (target: Target, who = member) =>
    granted(await calls().state({ targets: `${target.type}:${target.id}` }, by(who)))[0]!;

  beforeAll(() => {
    social = open();
  });
  beforeEach(async () => {
    now += HOUR;
    member = await register();
  });

  it('CALL POST /other/api/reaction/toggle: a double tap and two tabs are one like; it is taken back as well', async () => {
    const target = room('like');
    const [one, same, otherTab] = await Promise.all([
      react(target, 'like', true, 'c1'),
      react(target, 'like', true, 'c1'),
      react(target, 'like', true, 'c2'),
    ]);
    for (const answer of [one, same, otherTab]) expect(granted(answer)).toEqual({ on: true, counters: { likes: 1 } });
    const other = await register();
    expect(granted(await react(target, 'like', true, 'c1', other)).counters).toEqual({ likes: 2 });
    expect(await stateOf(target)).toMatchObject({ counters: { likes: 2 }, me: { liked: true, saved: false } });
    expect(granted(await react(target, 'like', false, 'c3'))).toEqual({ on: false, counters: { likes: 1 } });
    // A repeat of the same write gets the same answer, and changes nothing.
    expect(granted(await react(target, 'like', true, 'c1'))).toEqual({ on: true, counters: { likes: 1 } });
    expect(await stateOf(target)).toMatchObject({ counters: { likes: 1 }, me: { liked: false } });
  });

  it('CALL GET /other/api/reaction/list: likes alone, of one member, the latest first, slice by slice', async () => {
    for (let i = 0; i < SOCIAL.pageSize + 1; i += 1) {
      now += 1;
      granted(await react(room(`l${i}`), 'like', true, `l${i}`));
    }
    granted(await react(room('l0'), '🔥', true, 'fire'));
    granted(await react(room('l1'), 'like', true, 'o', await register()));
    const first = granted(await calls().liked({ type: 'room' }, by()));
    expect([first.list.length, first.list[0]]).toEqual([
      SOCIAL.pageSize,
      { target: room(`l${SOCIAL.pageSize}`), card: card(room(`l${SOCIAL.pageSize}`)), since: now },
    ]);
    expect(granted(await calls().liked({ cursor: first.next! }, by())).list.map(({ target }) => target.id)).toEqual([
      'l0',
    ]);
    granted(await react(room('l0'), 'like', false, 'off'));
    expect(granted(await calls().liked({ cursor: first.next! }, by()))).toEqual({ list: [], next: null });
    expect(granted(await calls().liked({ type: 'user' }, by()))).toEqual({ list: [], next: null });
  });

  it('CALL POST /other/api/reaction/toggle: some signs of one member on one thing, no more', async () => {
    const signs: readonly ReactionKind[] = ['like', '👍', '❤️', '🔥', '😂'];
    for (const sign of signs)
      granted(await react(room('signs'), sign, true, sign === 'like' ? 'l' : `s${signs.indexOf(sign)}`));
    expect(await react(room('signs'), '😮', true, 'more')).toMatchObject({ code: 409 });
    granted(await react(room('signs'), '🔥', true, 'again'));
    expect((await stateOf(room('signs'))).counters).toEqual({
      likes: 1,
      reactions: { '👍': 1, '❤️': 1, '🔥': 1, '😂': 1 },
    });
  });

  it('CALL POST /other/api/save/toggle, GET save/list: the latest first, slice by slice, with what is gone', async () => {
    for (let i = 0; i < SOCIAL.pageSize + 2; i += 1) {
      now += 1;
      granted(await calls().save({ target: room(`r${i}`), on: true }, by()));
    }
    granted(await calls().save({ target: room('r3'), on: true }, by()));
    const first = granted(await calls().saved({}, by()));
    expect(first.list).toHaveLength(SOCIAL.pageSize);
    expect(first.list[0]).toMatchObject({ target: room('r31'), card: { title: 'r31' }, since: now });
    const rest = granted(await calls().saved({ cursor: first.next! }, by()));
    expect([rest.list.map(({ target }) => target.id), rest.next]).toEqual([['r1', 'r0'], null]);
    await database().run(
      sql`update social_save set subject_id = ${'gone'} where subject_id = ${'r31'} and user_id = ${member.userId}`,
    );
    expect(granted(await calls().saved({ type: 'room' }, by())).list[0]).toMatchObject({
      target: room('gone'),
      card: null,
    });
    expect(granted(await calls().save({ target: room('gone'), on: false }, by()))).toEqual({ on: false });
    expect(granted(await calls().saved({ type: 'user' }, by()))).toEqual({ list: [], next: null });
  });

  it('CALL POST /other/api/save/toggle: a member saves no more than so many; what is saved may be saved again', async () => {
    const { userId } = member;
    granted(await calls().save({ target: room('first'), on: true }, by()));
    await database().run(sql`
      insert into social_save (user_id, type, subject_id, entry_id, since)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${SOCIAL.saves - 1})
      select ${userId}, 'room', 'f' || i, 'e' || i, ${now} from n`);
    expect(await calls().save({ target: room('one-more'), on: true }, by())).toMatchObject({ code: 409 });
    granted(await calls().save({ target: room('first'), on: true }, by()));
    granted(await calls().save({ target: room('f1'), on: false }, by()));
    granted(await calls().save({ target: room('one-more'), on: true }, by()));
  });

  it('CALL POST /other/api/follow/toggle: people are followed, of whom one hears; nobody follows themselves or a thing', async () => {
    const follow = (target: Target, on = true) => calls().follow({ target, on }, by());
    expect(granted(await follow(user('blv-1')))).toEqual({ on: true });
    expect(granted(await follow(user('blv-1')))).toEqual({ on: true });
    expect(await stateOf(user('blv-1'))).toMatchObject({ counters: { followers: 1 }, me: { following: true } });
    expect(await social.followedAmong(member.userId, ['blv-1', 'blv-2'])).toEqual(new Set(['blv-1']));
    expect(await follow(room('f1'))).toMatchObject({ code: 422, fields: { target: 'cannot be followed' } });
    expect(await follow(user(member.userId))).toMatchObject({ code: 422, fields: { target: 'oneself' } });
    const other = await register();
    apart.add(other.userId);
    expect(await follow(user(other.userId))).toMatchObject({ code: 404 });
    apart.clear();
    granted(await follow(user(other.userId)));
    expect(granted(await calls().followed({ type: 'user' }, by())).list).toHaveLength(2);
    expect(granted(await follow(user('blv-1'), false))).toEqual({ on: false });
    expect((await stateOf(user('blv-1'))).counters).toEqual({});
  });

  it('CALL POST /other/api/rate/put: the mean of what members gave to a commentator, changed and taken back', async () => {
    const rate = (value: number | null, clientId: string, who = member, target = user('blv-9')) =>
      calls().rate({ target, value, clientId }, by(who));
    expect(granted(await rate(9, 'a'))).toEqual({ avg: 9, n: 1 });
    const other = await register();
    expect(granted(await rate(4, 'a', other))).toEqual({ avg: 6.5, n: 2 });
    expect(granted(await rate(10, 'b'))).toEqual({ avg: 7, n: 2 });
    expect(await stateOf(user('blv-9'))).toMatchObject({ rating: { avg: 7, n: 2 }, me: { rating: 10 } });
    expect(granted(await rate(null, 'c'))).toEqual({ avg: 4, n: 1 });
    expect(granted(await rate(null, 'd', other))).toEqual({ avg: 0, n: 0 });
    expect(await rate(5, 'e', member, user(other.userId))).toMatchObject({ fields: { target: 'cannot be rated' } });
    expect(await rate(5, 'f', member, room('f1'))).toMatchObject({ code: 422 });
  });

  describe('CALL POST /other/api/history/put', () => {
    const put = (position: number, at: number, id = 'h', done = false) =>
      calls().putHistory({ items: [{ target: room(id), position, duration: 90, done, at }] }, by());
    const first = async () => granted(await calls().history({}, by())).list[0];

    it('the latest by its own time wins, in whichever order they come, and none is later than now', async () => {
      granted(await put(50, now - 10));
      granted(await put(20, now - 20));
      expect(await first()).toMatchObject({ position: 50, duration: 90, done: false, at: now - 10 });
      granted(await put(70.5, now + HOUR, 'h', true));
      expect(await first()).toMatchObject({ position: 70.5, done: true, at: now });
      granted(await put(80, now));
      expect(await first()).toMatchObject({ position: 80, done: false });
      expect(granted(await put(1, now, 'gone'))).toEqual({ accepted: 0 });
    });

    it('keeps so many of a member, the latest; forgets one, and all', async () => {
      const { userId } = member;
      await database().run(sql`
        insert into social_history (user_id, type, subject_id, entry_id, seconds, duration, done, since)
        with recursive n(i) as (select 1 union all select i + 1 from n where i < ${SOCIAL.history})
        select ${userId}, 'room', 'o' || i, 'e' || i, 1, 2, 0, i from n`);
      granted(await put(5, now));
      const told = (await social.personalData[0]!.tell(userId)) as {
        readonly history: readonly { readonly id: string }[];
      };
      expect(told.history).toHaveLength(SOCIAL.history);
      expect(told.history.map(({ id }) => id)).not.toContain('o1');
      granted(await calls().forgetHistory({ target: room('h') }, by()));
      expect((await first())?.target.id).toBe(`o${SOCIAL.history}`);
      granted(await calls().forgetHistory({}, by()));
      expect(await first()).toBeUndefined();
    });
  });

  it('CALL POST /other/api/view/hit: each viewer once in half an hour, and nobody’s name is stored', async () => {
    const hit = (viewer: MemberViewer) => calls().view({ target: room('seen') }, by(viewer));
    const other = await register();
    for (const viewer of [member, member, other]) granted(await hit(viewer));
    const flush = () => Promise.all(social.jobs.map(({ run }) => run()));
    await flush();
    expect((await stateOf(room('seen'))).counters).toEqual({ views: 2 });
    now += HOUR;
    granted(await hit(member));
    await flush();
    await flush();
    expect((await stateOf(room('seen'))).counters).toEqual({ views: 3 });
    expect(await hit(member)).toBeNull();
    expect(await calls().view({ target: room('gone') }, by())).toMatchObject({ code: 404 });
  });

  it('what is not there is refused, and what is no list of targets', async () => {
    expect(await react(room('gone'), 'like', true, 'c')).toMatchObject({ code: 404 });
    expect(await react({ type: 'fixture', id: 'of-no-area' }, 'like', true, 'c')).toMatchObject({ code: 404 });
    expect(await calls().save({ target: room('gone'), on: true }, by())).toMatchObject({ code: 404 });
    expect(await calls().state({ targets: 'planet:mars' }, by())).toMatchObject({ code: 422 });
    expect(
      granted(await calls().cards({ targets: 'room:gone,room:f1,user:blv-1' }, by())).map(({ title }) => title),
    ).toEqual(['f1', 'blv-1']);
    const guest = callContext({
      viewer: { kind: 'guest', userId: 'g1', displayName: 'Khách', siteRoleId: 0, sessionId: null },
    });
    expect(granted(await calls().state({ targets: 'room:f1' }, guest))).toEqual([
      { target: room('f1'), counters: {}, rating: { avg: 0, n: 0 } },
    ]);
  });

  it('a member writes so often in a minute, then 429', async () => {
    const limited = open(true).handlers.social;
    const save = () => limited.save({ target: room('often'), on: true }, by());
    for (let i = 0; i < 120; i += 1) granted(await save());
    expect(await save()).toMatchObject({ code: 429, retryAfterS: 60 });
    now += 60_000;
    granted(await save());
  });

  it('first answers are kept for a day', async () => {
    granted(await react(room('day'), 'like', true, 'same'));
    granted(await react(room('day'), 'like', false, 'other'));
    now += 25 * HOUR;
    await Promise.all(social.jobs.map(({ run }) => run()));
    expect(granted(await react(room('day'), 'like', true, 'same')).counters).toEqual({ likes: 1 });
  });

  it('items 24 and 28: all of it is told to its member and goes with them, and what others did about them too', async () => {
    const other = await register();
    granted(await react(room('mine'), 'like', true, 'a'));
    granted(await calls().save({ target: room('mine'), on: true }, by()));
    granted(await calls().follow({ target: user('blv-1'), on: true }, by()));
    granted(await calls().rate({ target: user('blv-1'), value: 7, clientId: 'b' }, by()));
    granted(await calls().putHistory({ items: [{ target: room('mine'), at: now }] }, by()));
    granted(await calls().putOffShelf({ group: room('mine'), on: true }, by()));
    granted(await calls().follow({ target: user(member.userId), on: true }, by(other)));
    const [kept] = social.personalData;
    expect(await kept!.tell(member.userId)).toMatchObject({
      reactions: [{ ...room('mine'), reaction: 'like' }],
      saved: [room('mine')],
      followed: [user('blv-1')],
      ratings: [{ ...user('blv-1'), value: 7 }],
      offShelf: [room('mine')],
      history: [{ ...room('mine'), done: 0 }],
    });
    await database().transaction(async (queries) => {
      await kept!.erase(queries, member.userId);
      await queries.run(sql`delete from member where user_id = ${member.userId}`);
    });
    const nothing = { reactions: [], saved: [], followed: [], ratings: [], offShelf: [], history: [], muted: [] };
    expect(await kept!.tell(member.userId)).toEqual(nothing);
    expect(await kept!.tell(other.userId)).toEqual(nothing);
  });
});
