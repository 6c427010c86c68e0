import type { posts as calls } from '#contract/http/posts.ts';
import { POSTS, postFault, tidyPost, type FeedTab, type PollWish, type Post } from '#domain/community/post.ts';
import type { Comment } from '#domain/comments/comment.ts';
import { cursorOf, type Slice } from '#domain/shared/slice.ts';
import type { Target } from '#domain/social/social.ts';
import type { Queries } from '../database/database.ts';
import type { AreaHandlers, CallContext } from '../http/handlers.ts';
import type { MemberViewer, Viewer } from '../http/identify.ts';
import { heldRefusal } from '../shared/moderation/heldRefusal.ts';
import { newId } from '../shared/newId.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';
import { eyesWith } from './eyes.ts';
import type { MakePictures } from './postPictures.ts';
import type { PostDraftsStore } from './postDrafts.store.ts';
import type { Shown, ShownNeeds } from './postShown.ts';
import type { Gone, ListOf, PostsStore, StoredPost } from './posts.store.ts';
import type { Eyes } from './seen.store.ts';

export interface PostsParts extends Pick<ShownNeeds, 'find'> {
  readonly store: PostsStore;
  readonly drafts: PostDraftsStore;
  readonly shown: Shown;
  readonly makePictures: MakePictures;
  readonly removePictures: (urls: readonly string[]) => Promise<void>;
  /** What a member saved of all posts, the last saved first. */
  readonly savedPosts: (
    userId: string,
    cursor: string | undefined,
  ) => Promise<{ readonly ids: readonly string[]; readonly next: string | null }>;
  /** Whom a member blocked, and who blocked the member. */
  readonly apartFrom: (userId: string) => Promise<readonly string[]>;
  /** Whether somebody is in a group, may read it, or neither; null where there is none. */
  readonly accessTo: (groupId: string, userId: string | null) => Promise<'in' | 'reads' | 'closed' | null>;
  /** Counts a post of a member; seconds to wait where they are too many. */
  readonly countWrite: (userId: string) => Promise<number | null>;
  /** Until when somebody may not write, epoch milliseconds; null for who may. */
  readonly heldUntil: (userId: string) => Promise<number | null>;
  readonly addPoll: (queries: Queries, poll: NewPostPoll, postId: string) => Promise<void>;
  readonly dropPoll: (queries: Queries, pollId: string) => Promise<void>;
  readonly commentsUnder: (
    postId: string,
    cursor: string | undefined,
    context: CallContext<Viewer>,
  ) => Promise<Slice<Comment> | Refusal>;
}

export interface NewPostPoll {
  readonly pollId: string;
  readonly question: string;
  readonly options: readonly string[];
  readonly beginTs: number;
  readonly endTs: number;
  readonly byUserId: string;
}

const field = (name: string, why: string): Refusal => refused(422, { fields: { [name]: why } });

export const postsHandlers = (parts: PostsParts): AreaHandlers<typeof calls> => {
  const { store, drafts, shown, find, savedPosts, countWrite, heldUntil, accessTo } = parts;

  const eyesOf = eyesWith(parts.apartFrom);
  const oneShown = async (stored: StoredPost, context: CallContext<Viewer>): Promise<Post | Refusal> =>
    (await shown([stored], await eyesOf(context.viewer), context))[0] ?? refused(404);

  /** A post that the viewer may read; 410 for one that was taken away and could be read by everybody. */
  const readable = async (postId: string, { viewer }: CallContext<Viewer>): Promise<StoredPost | Refusal> => {
    const eyes = await eyesOf(viewer);
    const [found] = await store.seen([postId], eyes);
    if (found) return found;
    const gone = await store.byId(postId);
    const isKnown =
      gone && gone.state !== 'stands' && gone.visibility === 'public' && !eyes.hidden.includes(gone.userId);
    return refused(isKnown ? 410 : 404);
  };

  const listOf = async (
    tab: Exclude<FeedTab, 'da-luu'>,
    userId: string | null,
    groupId: string | undefined,
  ): Promise<ListOf | Refusal> => {
    if (tab === 'cong-dong') return { of: 'everybody' };
    if (tab === 'nhom' && groupId !== undefined) {
      const access = await accessTo(groupId, userId);
      return access === null ? refused(404) : access === 'closed' ? refused(403) : { of: 'group', groupId };
    }
    if (userId === null) return refused(403);
    return { of: tab === 'ban-be' ? 'friends' : 'groups', userId };
  };
  const savedFeed = async (userId: string, eyes: Eyes, cursor: string | undefined, context: CallContext<Viewer>) => {
    const { ids, next } = await savedPosts(userId, cursor);
    const found = new Map((await store.seen(ids, eyes)).map((one) => [one.postId, one]));
    return {
      list: await shown(
        ids.flatMap((id) => found.get(id) ?? []),
        eyes,
        context,
      ),
      next,
    };
  };

  /** Why the things that a post is to show cannot stand there, or null. */
  const embedFault = async (embeds: readonly Target[], context: CallContext<Viewer>): Promise<Refusal | null> => {
    const found = embeds.length === 0 ? [] : await find(embeds, context);
    const missing = found.findIndex((card) => card === null);
    return missing < 0 ? null : field(`embeds.${missing}`, 'is not there');
  };
  /** Why a member may not post now, or null; counts it where they may. */
  const mayPost = async (userId: string, now: number): Promise<Refusal | null> => {
    const until = await heldUntil(userId);
    if (until !== null) return heldRefusal(until, now);
    const retryAfterS = await countWrite(userId);
    return retryAfterS === null ? null : refused(429, { retryAfterS });
  };
  const textFault = (text: string, has: Parameters<typeof postFault>[1]): Refusal | null => {
    const fault = postFault(text, has);
    return fault && field('text', fault === 'empty' ? 'is empty' : `has more than ${POSTS.textMax} characters`);
  };
  const pollOf = (poll: PollWish | undefined, { viewer, now }: CallContext<MemberViewer>): NewPostPoll | null =>
    poll
      ? {
          ...{ pollId: newId('v'), question: poll.question, options: poll.options, byUserId: viewer.userId },
          ...{ beginTs: now, endTs: now + poll.durationSec * 1000 },
        }
      : null;
  const dropPollOf = async (queries: Queries, { pollId }: Gone): Promise<void> => {
    if (pollId !== null) await parts.dropPoll(queries, pollId);
  };

  return {
    feed: async ({ tab, groupId, cursor, since }, context) => {
      const eyes = await eyesOf(context.viewer);
      if (tab === 'da-luu') return eyes.userId === null ? refused(403) : savedFeed(eyes.userId, eyes, cursor, context);
      const list = await listOf(tab, eyes.userId, groupId);
      if (isRefused(list)) return list;
      const [page, newCount] = await Promise.all([
        store.list(list, eyes, cursor),
        since === undefined ? null : store.countBefore(list, eyes, since),
      ]);
      const [first] = page.list;
      return {
        ...{ list: await shown(page.list, eyes, context), next: page.next },
        ...(cursor === undefined && first && { newest: cursorOf({ at: first.createdTs, id: first.postId }) }),
        ...(newCount !== null && { newCount }),
      };
    },
    detail: async ({ id }, context) => {
      const found = await readable(id, context);
      return isRefused(found) ? found : oneShown(found, context);
    },
    thread: async ({ id, cursor }, context) => {
      const found = await readable(id, context);
      return isRefused(found) ? found : parts.commentsUnder(id, cursor, context);
    },
    history: async ({ postId }, context) => {
      const found = await readable(postId, context);
      if (isRefused(found)) return found;
      const { text, editedTs, createdTs } = found;
      return [{ text, at: editedTs ?? createdTs }, ...(await store.versions(postId))];
    },
    create: async ({ text: typed, uploads = [], embeds = [], groupId, visibility, poll: wish, clientId }, context) => {
      const { viewer, now, locale } = context;
      const { userId } = viewer;
      const before = await store.byClient(userId, clientId);
      if (before) return oneShown(before, context);
      const text = tidyPost(typed);
      const fault = textFault(text, { pictures: uploads.length, embeds: embeds.length, poll: wish !== undefined });
      if (fault) return fault;
      if ((groupId !== undefined) !== (visibility === 'group')) return field('visibility', 'does not fit the group');
      if (groupId !== undefined && (await accessTo(groupId, userId)) !== 'in') return field('groupId', 'is not there');
      const missing = await embedFault(embeds, context);
      if (missing) return missing;
      const refusal = await mayPost(userId, now);
      if (refusal) return refusal;
      const made = await parts.makePictures(userId, uploads, now);
      if (isRefused(made)) return made;
      const [postId, poll] = [newId('p'), pollOf(wish, context)];
      const stored = await store.add(
        {
          ...{
            postId,
            userId,
            groupId: groupId ?? '',
            visibility,
            text,
            lang: locale,
            pictures: made.pictures,
            embeds,
          },
          ...{ pollId: poll?.pollId ?? null, createdTs: now },
        },
        clientId,
        async (queries) => {
          if (poll) await parts.addPoll(queries, poll, postId);
        },
      );
      // Of two at once the other one was first.
      await (stored.postId === postId ? made.done() : made.undo());
      await drafts.drop(userId, groupId === undefined ? 'feed' : `group:${groupId}`);
      return oneShown(stored, context);
    },
    update: async ({ postId, text: typed, embeds, clientId }, context) => {
      const { viewer, now } = context;
      const found = await readable(postId, context);
      if (isRefused(found)) return found;
      if (found.userId !== viewer.userId) return refused(403);
      // Who was put out of a group does not go on writing there.
      if (found.groupId !== '' && (await accessTo(found.groupId, viewer.userId)) !== 'in') return refused(403);
      const text = tidyPost(typed);
      const shows = embeds ?? found.embeds;
      const fault = textFault(text, {
        ...{ pictures: found.pictures.length, embeds: shows.length, poll: found.pollId !== null },
      });
      if (fault) return fault;
      if (text === found.text && JSON.stringify(shows) === JSON.stringify(found.embeds))
        return oneShown(found, context);
      const missing = embeds === undefined ? null : await embedFault(embeds, context);
      if (missing) return missing;
      const refusal = await mayPost(viewer.userId, now);
      if (refusal) return refusal;
      const edited = await store.edit({ postId, text, embeds, clientId, now });
      if (edited === 'full') return refused(409, { message: 'It was changed too often.' });
      await drafts.drop(viewer.userId, `post:${postId}`);
      return edited ? oneShown(edited, context) : refused(410);
    },
    delete: async ({ postId }, context) => {
      const stored = await store.byId(postId);
      const own = stored?.userId === context.viewer.userId;
      if (stored?.state === 'deleted' && own) return null;
      if (!stored || !own) {
        const found = await readable(postId, context);
        return isRefused(found) ? found : refused(403);
      }
      const gone = await store.delete(postId, context.now, dropPollOf);
      if (gone) await parts.removePictures(gone.pictures.map(({ url }) => url));
      return null;
    },
    putDraft: async ({ place, draft }, { viewer, now }) => {
      if (draft === null) {
        await drafts.drop(viewer.userId, place);
        return null;
      }
      const kept = { place, draft, savedTs: now };
      await drafts.put(viewer.userId, kept);
      return kept;
    },
    drafts: (_input, { viewer }) => drafts.all(viewer.userId),
  };
};
