import type { comments as calls } from '#contract/http/comments.ts';
import {
  COMMENTS,
  commentedTypes,
  commentFault,
  mayDelete,
  mostOf,
  quoteOf,
  tidyComment,
  type Comment,
  type CommentedType,
  type CommentTarget,
} from '#domain/comments/comment.ts';
import type { User } from '#domain/people/user.ts';
import { isMutedSaid, type Mute } from '#domain/social/mutes.ts';
import { isReactionKind, type Standing, type Target } from '#domain/social/social.ts';
import type { Queries } from '../database/database.ts';
import type { AreaHandlers, CallContext } from '../http/handlers.ts';
import { memberIn, type MemberViewer, type Viewer } from '../http/identify.ts';
import type { Decisions } from '../shared/moderation/decisions.ts';
import { newId } from '../shared/newId.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';
import type { FindSubjects } from '../shared/subjects.ts';
import type { CommentsStore, StoredComment } from './comments.store.ts';
import { commentPath } from './told.ts';

export interface CommentsParts {
  readonly store: CommentsStore;
  readonly find: FindSubjects;
  /** These people by id, as far as they are known. */
  readonly peopleOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, User>>;
  /** Whom a member blocked, and who blocked the member. */
  readonly apartFrom: (userId: string) => Promise<readonly string[]>;
  /** SO-10: what a member does not want to read. */
  readonly mutesOf: (userId: string) => Promise<readonly Mute[]>;
  readonly standingOf: (targets: readonly Target[], userId: string | null) => Promise<readonly Standing[]>;
  /** Counts a comment of a member; seconds to wait where they are too many. */
  readonly countWrite: (userId: string) => Promise<number | null>;
  /** The log of decisions, opened after the comments. */
  readonly decisions: () => Pick<Decisions, 'decide'>;
  /** Among the statements of a new comment: has those told whom it answers and names. */
  readonly written: (queries: Queries, comment: { commentId: string; userId: string; at: number }) => Promise<void>;
}

const badText = (why: string): Refusal => refused(422, { fields: { text: why } });

const isCommented = (type: string): type is CommentedType => commentedTypes.some((one) => one === type);
const targetIn = (text: string): CommentTarget | null => {
  const colon = text.indexOf(':');
  const type = text.slice(0, colon);
  return isCommented(type) ? { type, id: text.slice(colon + 1) } : null;
};

export const commentsHandlers = (parts: CommentsParts): AreaHandlers<typeof calls> => {
  const { store, find, peopleOf, apartFrom, mutesOf, standingOf, countWrite, decisions, written } = parts;
  const hiddenFor = async (viewer: Viewer): Promise<readonly string[]> => {
    const userId = memberIn(viewer);
    return userId === null ? [] : apartFrom(userId);
  };

  /** As a viewer sees them: people, quotes, reactions, and no reply of people whom they do not see. */
  const shown = async (
    stored: readonly StoredComment[],
    viewer: Viewer,
    hidden: readonly string[],
  ): Promise<readonly Comment[]> => {
    const quoted = await store.byIds(stored.flatMap(({ quoteId }) => quoteId ?? []));
    const viewerId = memberIn(viewer);
    const [people, standing, unseen, mutes] = await Promise.all([
      peopleOf([...new Set([...stored, ...quoted].flatMap(({ userId }) => userId ?? []))]),
      standingOf(
        stored.map(({ commentId }) => ({ type: 'comment', id: commentId })),
        viewerId,
      ),
      store.repliesBy(
        hidden,
        stored.filter(({ replies }) => replies > 0),
      ),
      viewerId === null ? [] : mutesOf(viewerId),
    ]);
    const quotes = new Map(quoted.map((one) => [one.commentId, one]));
    const quoteIn = ({ quoteId }: StoredComment): Pick<Comment, 'quote'> => {
      const quote = quoteId === null ? undefined : quotes.get(quoteId);
      if (!quote || (quote.userId !== null && hidden.includes(quote.userId))) return {};
      const author = quote.userId === null ? null : (people.get(quote.userId) ?? null);
      return {
        quote: {
          commentId: quote.commentId,
          author: author && { userId: author.userId, nickname: author.nickname },
          text: quote.deleted === 1 ? '' : quoteOf(quote.text),
        },
      };
    };
    const isMuted = (one: StoredComment): boolean =>
      one.deleted === 0 && isMutedSaid(mutes, viewerId, one, quotes.get(one.quoteId ?? '') ?? null);
    return stored.map((one, i) => {
      const { counters, me } = standing[i]!;
      const isDeleted = one.deleted === 1;
      return {
        commentId: one.commentId,
        target: { type: one.type, id: one.subjectId },
        ...(one.parentId !== '' && { parentId: one.parentId }),
        user: isDeleted || one.userId === null ? null : (people.get(one.userId) ?? null),
        text: one.text,
        createdAt: one.createdTs,
        ...(one.editedTs !== null && !isDeleted && { editedAt: one.editedTs }),
        ...(one.atSec !== null && { atSec: one.atSec }),
        ...(!isDeleted && quoteIn(one)),
        ...(isDeleted && { deleted: true as const }),
        ...(isMuted(one) && { muted: true as const }),
        replyCount: one.replies - (unseen.get(one.commentId) ?? 0),
        counters: { likes: counters.likes ?? 0, reactions: counters.reactions ?? {} },
        ...(me && { me: { reactions: [...(me.liked ? ['like'] : []), ...me.reactions].filter(isReactionKind) } }),
      };
    });
  };
  const oneShown = async (stored: StoredComment, { viewer }: CallContext<Viewer>): Promise<Comment> =>
    (await shown([stored], viewer, await hiddenFor(viewer)))[0]!;

  /** The thread that a reply joins: that of the comment it answers, if the member sees that one. */
  const threadFor = async (
    parentId: string,
    target: CommentTarget,
    hidden: readonly string[],
  ): Promise<string | Refusal> => {
    const parent = await store.byId(parentId);
    const isThere = parent && parent.type === target.type && parent.subjectId === target.id && parent.deleted === 0;
    if (!isThere || (parent.userId !== null && hidden.includes(parent.userId)))
      return refused(422, { fields: { parentId: 'is not there' } });
    return parent.parentId === '' ? parent.commentId : parent.parentId;
  };
  const mayWrite = async (
    text: string,
    type: CommentedType,
    { viewer }: CallContext<MemberViewer>,
  ): Promise<Refusal | null> => {
    const fault = commentFault(text, type);
    if (fault) return badText(fault === 'empty' ? 'is empty' : `has more than ${mostOf(type)} characters`);
    const retryAfterS = await countWrite(viewer.userId);
    return retryAfterS === null ? null : refused(429, { retryAfterS });
  };

  return {
    list: async ({ target: text, sort = 'new', parentId, cursor }, context) => {
      const target = targetIn(text);
      const [card] = target ? await find([target], context) : [];
      if (!target || !card) return refused(404);
      const hidden = await hiddenFor(context.viewer);
      const { list, next } = await store.list(target, {
        ...{ parentId: parentId ?? '', sort: parentId === undefined ? sort : 'old', cursor, hidden },
      });
      return { list: await shown(list, context.viewer, hidden), next };
    },
    detail: async ({ commentId }, context) => {
      const hidden = await hiddenFor(context.viewer);
      const stored = await store.byId(commentId);
      const parent = stored && stored.parentId !== '' ? await store.byId(stored.parentId) : null;
      const isSeen = (one: StoredComment | null) => !one || one.userId === null || !hidden.includes(one.userId);
      if (!stored || !isSeen(stored) || !isSeen(parent)) return refused(404);
      const [card] = await find([{ type: stored.type, id: stored.subjectId }], context);
      if (!card) return refused(404);
      const [comment, above] = await shown(parent ? [stored, parent] : [stored], context.viewer, hidden);
      return { comment: comment!, parent: above ?? null };
    },
    create: async ({ target, parentId, text: typed, atSec, quoteId, clientId }, context) => {
      const { viewer, now } = context;
      const text = tidyComment(typed);
      const refusal = await mayWrite(text, target.type, context);
      if (refusal) return refusal;
      const [card] = await find([target], context);
      if (!card) return refused(404);
      const hidden = await apartFrom(viewer.userId);
      const thread = parentId === undefined ? '' : await threadFor(parentId, target, hidden);
      if (isRefused(thread)) return thread;
      const quoted = quoteId === undefined ? null : await threadFor(quoteId, target, hidden);
      if (isRefused(quoted)) return refused(422, { fields: { quoteId: 'is not there' } });
      const commentId = newId('c');
      const stored = await store.add(
        {
          ...{ commentId, type: target.type, subjectId: target.id, parentId: thread, userId: viewer.userId, text },
          ...{ atSec: atSec ?? null, quoteId: quoteId ?? null, createdTs: now },
        },
        clientId,
        (queries) => written(queries, { commentId, userId: viewer.userId, at: now }),
      );
      return oneShown(stored, context);
    },
    update: async ({ commentId, text: typed }, context) => {
      const { viewer, now } = context;
      const stored = await store.byId(commentId);
      if (!stored || stored.deleted === 1) return refused(404);
      if (stored.userId !== viewer.userId) return refused(403);
      if (now >= stored.createdTs + COMMENTS.editMs) return refused(409, { message: 'Its time for changes is over.' });
      const [card] = await find([{ type: stored.type, id: stored.subjectId }], context);
      if (!card) return refused(404);
      const text = tidyComment(typed);
      if (text === stored.text) return oneShown(stored, context);
      const refusal = await mayWrite(text, stored.type, context);
      if (refusal) return refusal;
      if (!(await store.edit(commentId, text, now))) return refused(404);
      return oneShown({ ...stored, text, editedTs: now }, context);
    },
    delete: async ({ commentId, reason, clientId }, context) => {
      const stored = await store.byId(commentId);
      if (!stored) return refused(404);
      const own = stored.userId === context.viewer.userId;
      if (stored.deleted === 1) return own ? oneShown(stored, context) : refused(404);
      const user = stored.userId === null ? null : { userId: stored.userId };
      if (!mayDelete(context.viewer, { user })) return refused(403);
      if (own) {
        const removed = await store.remove(commentId, context.now + COMMENTS.undoMs);
        return removed ? oneShown(removed, context) : refused(404);
      }
      if (reason === undefined) return refused(422, { fields: { reason: 'is missing' } });
      const decided = await decisions().decide({
        ...{ by: context.viewer.userId, action: 'remove', targets: [{ type: 'comment', id: commentId }] },
        ...{ about: stored.userId, reason, clientId, at: context.now },
      });
      return isRefused(decided) ? decided : oneShown({ ...stored, text: '', deleted: 1 }, context);
    },
    restore: async ({ commentId }, context) => {
      const { viewer, now } = context;
      const stored = await store.byId(commentId);
      if (!stored) return refused(404);
      if (stored.userId !== viewer.userId) return refused(403);
      if (stored.deleted === 0) return oneShown(stored, context);
      const restored = await store.restore(commentId, now);
      return restored ? oneShown(restored, context) : refused(409, { message: 'It cannot be undone any more.' });
    },
    mine: async ({ cursor }, context) => {
      const { userId } = context.viewer;
      const { list, next } = await store.by(userId, cursor);
      const [all, about] = await Promise.all([
        shown(list, context.viewer, await apartFrom(userId)),
        find(
          list.map(({ type, subjectId }) => ({ type, id: subjectId })),
          context,
        ),
      ]);
      return {
        list: all.map((comment, i) => {
          const card = about[i];
          if (card) return { comment, about: { title: card.title, path: commentPath(card.path, list[i]!) } };
          // What it quotes stands where the member may not read any more.
          const { quote: _quote, ...own } = comment;
          return { comment: own, about: null };
        }),
        next,
      };
    },
  };
};
