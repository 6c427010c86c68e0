import { GROUPS, isIn } from '#domain/community/group.ts';
import { POSTS } from '#domain/community/post.ts';
import { MODERATION } from '#domain/moderation/decision.ts';
import type { Database } from '../database/database.ts';
import { opened } from '../shared/area.ts';
import type { Clock } from '../shared/clock.ts';
import { createLimiter, MINUTE_MS, type LimitStore } from '../shared/limiter.ts';
import type { DemoCommunity } from '../shared/community/demoForm.ts';
import { communityArea } from './community.area.ts';
import { demoStore } from './demo.store.ts';
import { groupsHandlers, type GroupsParts } from './groups.handlers.ts';
import { groupsStore } from './groups.store.ts';
import { groupSubjects } from './groups.subjects.ts';
import { keptGroups } from './keptGroups.store.ts';
import { keptPosts } from './keptPosts.store.ts';
import { postDraftsStore } from './postDrafts.store.ts';
import { createPostPictures, type PostPicturesNeeds } from './postPictures.ts';
import { communityHand } from './posts.hand.ts';
import { postsHandlers, type PostsParts } from './posts.handlers.ts';
import { postsStore } from './posts.store.ts';
import { postSubjects } from './posts.subjects.ts';
import { createShown, type ShownNeeds } from './postShown.ts';

export interface OpenCommunityNeeds
  extends
    Omit<ShownNeeds, 'groupsOf'>,
    PostPicturesNeeds,
    Pick<PostsParts, 'savedPosts' | 'apartFrom' | 'heldUntil' | 'addPoll' | 'dropPoll' | 'commentsUnder'>,
    Pick<GroupsParts, 'decisions' | 'noted'> {
  /** What the demo puts there; null where it is off. */
  readonly demo: DemoCommunity | null;
  readonly database: Database;
  readonly clock: Clock;
  /** LIMITS. */
  readonly limits: boolean;
  readonly limitStore: LimitStore;
}

/** How many removed posts are emptied at once. */
const FORGOTTEN_AT_ONCE = 100;

export const openCommunity = async (needs: OpenCommunityNeeds) => {
  const { database, clock, limits, limitStore, apartFrom, dropPoll, demo } = needs;
  const store = postsStore(database);
  const pictures = createPostPictures(needs);
  const writes = createLimiter({ name: 'posts.writes', max: POSTS.anHour, windowMs: 60 * MINUTE_MS }, limitStore);
  const founded = createLimiter(
    { name: 'groups.founded', max: GROUPS.aDay, windowMs: 24 * 60 * MINUTE_MS },
    limitStore,
  );
  const groups = groupsStore(database);
  await pictures.sweep([...(await store.picturesShown()), ...(await groups.picturesShown())]);
  const removePictures = pictures.remove;
  const shown = createShown({
    ...needs,
    groupsOf: async (ids) => new Map((await groups.byIds(ids)).map((one) => [one.groupId, one])),
  });
  const accessTo: PostsParts['accessTo'] = async (groupId, userId) => {
    const group = await groups.find(groupId);
    if (group?.groupId !== groupId) return null;
    if (userId !== null && isIn(await groups.roleOf(groupId, userId))) return 'in';
    return group.privacy === 'public' ? 'reads' : 'closed';
  };
  const shared = { ...needs, shown, makePictures: pictures.make, removePictures };
  const forgetRemoved = async (): Promise<void> => {
    const until = clock() - MODERATION.keptMs;
    for (const postId of await store.removedUntil(until, FORGOTTEN_AT_ONCE)) {
      const gone = await store.forget(postId, until, async (queries, { pollId }) => {
        if (pollId !== null) await dropPoll(queries, pollId);
      });
      if (gone) await removePictures(gone.pictures.map(({ url }) => url));
    }
  };
  const made = demoStore(database);
  if (demo === null && (await made.isThere())) await made.dropAll();
  const keepDemo = async (content: DemoCommunity): Promise<void> => {
    const now = clock();
    await made.put(content, now);
    await made.drop(await made.old(now - content.keptMs));
    // Whose group it is that nobody real keeps lets everybody in.
    for (const { groupId, userId } of await made.waiting())
      await groups.change({ groupId, by: userId, whom: userId, now, step: () => 'member' });
  };
  return {
    ...opened(communityArea, {
      handlers: {
        posts: postsHandlers({
          ...{ ...shared, store, drafts: postDraftsStore(database), accessTo },
          countWrite: async (userId) => (limits ? writes.hit(userId) : null),
        }),
        groups: groupsHandlers({
          ...{ ...shared, store: groups, posts: store },
          countFounded: async (userId) => (limits ? founded.hit(userId) : null),
        }),
      },
      personalData: [keptPosts({ database, store, dropPoll, removePictures }), keptGroups(database, removePictures)],
      subjects: { ...postSubjects({ ...needs, store }), ...groupSubjects(groups) },
      hands: [communityHand({ ...needs, store })],
      plugins: [pictures.plugin],
      jobs: [
        { name: 'community.forgetRemoved', everyMs: 60 * MINUTE_MS, run: forgetRemoved },
        ...(demo
          ? [{ name: 'community.demo', everyMs: 10 * MINUTE_MS, atStart: true, run: () => keepDemo(demo) } as const]
          : []),
      ],
    }),
    /** For the polls that stand in posts. */
    postsOfPolls: {
      sees: async (postId: string, userId: string) =>
        (await store.seen([postId], { userId, hidden: await apartFrom(userId) })).length > 0,
      owns: async (postId: string, userId: string) => (await store.byId(postId))?.userId === userId,
    },
  };
};
