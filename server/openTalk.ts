import type { User } from '#domain/people/user.ts';
import { openComments, type OpenCommentsNeeds } from './comments/comments.open.ts';
import { openCommunity, type OpenCommunityNeeds } from './community/community.open.ts';
import type { openChat } from './chat/chat.open.ts';
import type { openModeration } from './moderation/moderation.open.ts';
import { demoCommunity } from './demo/community/demoCommunity.ts';
import { openTakes, type OpenTakesNeeds } from './takes/takes.open.ts';
import type { openSocial } from './social/social.open.ts';

export interface TalkNeeds
  extends
    Omit<OpenTakesNeeds, 'personOf'>,
    Pick<OpenCommentsNeeds, 'database' | 'outbox' | 'clock' | 'limits' | 'limitStore' | 'apartFrom'>,
    Pick<OpenCommunityNeeds, 'dataDir' | 'take' | 'judgePicture'> {
  /** Returns the writes that notify a member; null if they do not want to be notified. */
  readonly noted: OpenCommentsNeeds['noted'] & OpenCommunityNeeds['noted'];
  /** The setting DEMO. */
  readonly demo: boolean;
  /** A member or a commentator; null for nobody. */
  readonly personOf: (userId: string) => Promise<User | null>;
  /** The members of these ids who still exist. */
  readonly usersOf: (ids: readonly string[]) => Promise<readonly User[]>;
  /** Opened later. */
  readonly social: () => Pick<ReturnType<typeof openSocial>, 'find' | 'standingOf' | 'mutesOf' | 'saved'>;
  readonly moderation: () => Pick<ReturnType<typeof openModeration>, 'heldUntil' | 'decisions'>;
  readonly polls: () => Awaited<ReturnType<typeof openChat>>['polls'];
}

/** Texts for other people: takes, comments on everything, and posts. */
export const openTalk = async (needs: TalkNeeds) => {
  const { usersOf, social, moderation, polls, demo } = needs;
  const ofOthers = {
    ...needs,
    peopleOf: async (ids: readonly string[]) => new Map((await usersOf(ids)).map((user) => [user.userId, user])),
    find: (...of: Parameters<ReturnType<typeof openSocial>['find']>) => social().find(...of),
    mutesOf: (userId: string) => social().mutesOf(userId),
    standingOf: (...of: Parameters<ReturnType<typeof openSocial>['standingOf']>) => social().standingOf(...of),
    decisions: () => moderation().decisions,
  };
  const comments = openComments(ofOthers);
  return {
    takes: openTakes(needs),
    comments,
    community: await openCommunity({
      ...ofOthers,
      demo: demo ? demoCommunity : null,
      commentsOf: (postIds, hidden) => comments.countsOf('post', postIds, hidden),
      commentsUnder: (postId, cursor, context) =>
        comments.handlers.comments.list({ target: `post:${postId}`, ...(cursor !== undefined && { cursor }) }, context),
      savedPosts: async (userId, cursor) => {
        const { list, next } = await social().saved(userId, { type: 'post', cursor });
        return { ids: list.map(({ target }) => target.id), next };
      },
      heldUntil: (userId) => moderation().heldUntil(userId),
      pollsOf: (ids, userId) => polls().of(ids, userId),
      addPoll: (queries, poll, postId) => polls().add(queries, poll, postId),
      dropPoll: (queries, pollId) => polls().drop(queries, pollId),
    }),
  };
};
