import type { people } from '#contract/http/people.ts';
import { after, PEOPLE, stateOf, type Friend, type FriendAct, type Ties } from '#domain/people/people.ts';
import { fold } from '#domain/shared/fold.ts';
import { searchRank } from '#domain/shared/searchRank.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Database } from '../database/database.ts';
import type { AreaHandlers, CallContext } from '../http/handlers.ts';
import type { MemberViewer } from '../http/identify.ts';
import type { Clock } from '../shared/clock.ts';
import { createLimiter, type LimitStore } from '../shared/limiter.ts';
import { memoryLimits } from '../shared/memoryLimits.ts';
import type { Outbox } from '../shared/outbox.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';
import { createSingleFlight } from '../shared/singleFlight.ts';
import { createBlocks, type Blocks } from './blocks.ts';
import { peopleStore, type PeopleStore } from './people.store.ts';

export interface PeopleNeeds {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** The setting LIMITS. */
  readonly limits: boolean;
  /** Where hits are counted; in this process's memory where absent. */
  readonly limitStore?: LimitStore;
  readonly settingsOf: (userId: string) => Promise<Pick<Settings, 'privacy'>>;
  /** Which of these people a member follows. */
  readonly followedAmong: (userId: string, ids: readonly string[]) => Promise<ReadonlySet<string>>;
}

export interface People extends Blocks {
  /** Brings the directory up to date with the members' names. */
  readonly enlist: () => Promise<unknown>;
  readonly handlers: AreaHandlers<typeof people>;
  /** A member's own ties, for the export of their data. */
  readonly all: PeopleStore['all'];
  readonly friendsOf: PeopleStore['friendsOf'];
  readonly apartFrom: PeopleStore['apartFrom'];
  /** Deletes every tie of a member in both directions and their directory entry. */
  readonly forget: PeopleStore['forget'];
}

/** The change that the other member is notified of; null if they may not learn of it. */
const newsOf = ({ before, after: { own, others } }: { readonly before: Ties; readonly after: Ties }) => {
  const is = stateOf({ own, others });
  if (stateOf(before) === is) return null;
  if (is === 'friend') return 'accepted';
  if (is !== 'requested') return 'ended';
  return own === 'asked' ? 'asked' : null;
};

const ENLIST_AT_ONCE = 500;
const ENLISTED_FOR_MS = 1000;
/** The most matching members that are ranked. */
const RANKED_MOST = 200;

/** Relations between members: search, friend requests, friends and blocks. */
export const createPeople = ({
  database,
  outbox,
  clock,
  limits,
  settingsOf,
  followedAmong,
  limitStore = memoryLimits(clock),
}: PeopleNeeds): People => {
  const store = peopleStore(database);
  const requests = createLimiter(
    { name: 'people.requests', max: PEOPLE.requestsAnHour, windowMs: 3_600_000 },
    limitStore,
  );
  const once = createSingleFlight<true>({ ttlMs: ENLISTED_FOR_MS, maxEntries: 1, clock, keeps: () => true });

  /** Brings the directory up to date with the members' names before it is read. */
  const enlist = () =>
    once('all', async () => {
      for (;;) {
        const some = await store.unlisted(ENLIST_AT_ONCE);
        await store.enlist(some.map(({ userId, name }) => ({ userId, name, folded: fold(name) })));
        if (some.length < ENLIST_AT_ONCE) return true;
      }
    });

  /** Adds to each member whether the viewer follows them. */
  const seenBy = async ({ userId }: MemberViewer, friends: readonly Friend[]): Promise<readonly Friend[]> => {
    const followed = await followedAmong(
      userId,
      friends.map(({ user }) => user.userId),
    );
    return friends.map((one) => ({ ...one, user: { ...one.user, following: followed.has(one.user.userId) } }));
  };

  const other = async (userId: string, { viewer }: CallContext<MemberViewer>) => {
    if (viewer.userId === userId) return refused(422, { fields: { userId: 'is oneself' } });
    const found = await store.one(viewer.userId, userId);
    return found ? (await seenBy(viewer, [found]))[0]! : refused(404);
  };

  /** Does an act, publishes the change, and returns the new relation. */
  const done = async (act: FriendAct, userId: string, context: CallContext<MemberViewer>) => {
    const { viewer, now } = context;
    const step = (before: Ties) => after(act, before);
    const changed = await store.change(viewer.userId, userId, step, now, async (queries, change) => {
      const what = newsOf(change);
      const moved = { byUserId: viewer.userId, toUserId: userId, at: now };
      // One lane per pair: a withdrawal is published after the request that it withdraws.
      const lane = `friends ${[viewer.userId, userId].toSorted().join(' ')}`;
      if (what) await outbox.publish(queries, 'friend.moved', { what, ...moved }, lane);
    });
    return changed ? other(userId, context) : refused(404);
  };

  /** The refusal is the same whether or not there is a block, so that it does not reveal one. */
  const mayAsk = async (userId: string, { viewer }: CallContext<MemberViewer>): Promise<Refusal | null> => {
    const before = await store.ties(viewer.userId, userId);
    if (stateOf(before) !== 'none') return null;
    if ((await settingsOf(userId)).privacy.friendRequests === 'nobody') return refused(403);
    const retryAfterS = limits ? await requests.hit(viewer.userId) : null;
    return retryAfterS === null ? null : refused(429, { retryAfterS });
  };

  const plain =
    (act: Exclude<FriendAct, 'request'>) =>
    async ({ userId }: { readonly userId: string }, context: CallContext<MemberViewer>) => {
      const found = await other(userId, context);
      return isRefused(found) ? found : done(act, userId, context);
    };

  return {
    ...createBlocks(store),
    all: store.all,
    forget: store.forget,
    enlist,
    friendsOf: store.friendsOf,
    apartFrom: store.apartFrom,
    handlers: {
      request: async ({ toUserId }, context) => {
        const found = await other(toUserId, context);
        if (isRefused(found)) return found;
        return (await mayAsk(toUserId, context)) ?? done('request', toUserId, context);
      },
      isFriend: async ({ userId }, context) => {
        const found = await other(userId, context);
        return isRefused(found) ? found : { friend: found.state === 'friend', state: found.state };
      },
      accept: plain('accept'),
      decline: plain('decline'),
      cancel: plain('cancel'),
      remove: plain('remove'),
      block: plain('block'),
      unblock: plain('unblock'),
      list: async ({ state = 'friend', cursor }, { viewer }) => {
        const slice = await store.list(viewer.userId, state, PEOPLE.pageSize, cursor);
        return { ...slice, list: await seenBy(viewer, slice.list) };
      },
      find: async ({ q }, { viewer }) => {
        const folded = fold(q.trim());
        if ([...folded].length < PEOPLE.queryMin) return refused(422, { fields: { q: 'is too short' } });
        await enlist();
        const found = await store.named(viewer.userId, folded, RANKED_MOST);
        const best = found
          .map((one) => ({ one, rank: searchRank(one.user.displayName, q) }))
          .sort((a, b) => b.rank - a.rank || a.one.user.displayName.localeCompare(b.one.user.displayName, 'vi'))
          .slice(0, PEOPLE.foundMost)
          .map(({ one }) => one);
        return seenBy(viewer, best);
      },
      one: ({ userId }, context) => other(userId, context),
    },
  };
};
