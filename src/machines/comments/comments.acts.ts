import { likedBy, type Comment, type CommentSort, type CommentTarget } from '#domain/comments/comment.ts';
import { targetText } from '#domain/social/social.ts';
import type { CommentWish } from '#ports/comments.ts';
import { act, type Change } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { commentList, oneComment, ownComments, replyList } from './comments.resources.ts';

/** What shows a comment anywhere. */
const anyComment = [commentList, replyList, oneComment, ownComments] as const;

/** Where a comment stands on the page: in a list by this order, or among the replies to one of them. */
export interface CommentPlace {
  readonly target: CommentTarget;
  readonly sort: CommentSort;
  readonly parentId?: string;
}

/** Changes one comment wherever the page shows it: in its list, and under a link to it. */
const changeOne = (
  { target, sort, parentId }: CommentPlace,
  commentId: string,
  change: Change<Ports>,
  to: (comment: Comment) => Comment,
) => {
  const inList = <L extends { readonly list: readonly Comment[] }>(held: L): L => ({
    ...held,
    list: held.list.map((one) => (one.commentId === commentId ? to(one) : one)),
  });
  if (parentId === undefined) change(commentList, { target, sort }, inList);
  else change(replyList, { target, parentId }, inList);
  change(oneComment, { commentId }, (held) => ({ ...held, comment: to(held.comment) }));
};

/** One reply more or less to the comment whose thread it stands in. */
const countReply = ({ target, sort, parentId }: CommentPlace, change: Change<Ports>, by: 1 | -1) => {
  if (parentId !== undefined)
    changeOne({ target, sort }, parentId, change, (one) => ({ ...one, replyCount: Math.max(0, one.replyCount + by) }));
};

/** The place of a comment that was written: at the head of a list, or at the end of one that is shown to its end. */
const withOwn =
  (comment: Comment, end: 'head' | 'foot') =>
  <L extends { readonly list: readonly Comment[]; readonly next: string | null }>(held: L): L => {
    if (held.list.some(({ commentId }) => commentId === comment.commentId)) return held;
    if (end === 'head') return { ...held, list: [comment, ...held.list] };
    return held.next === null ? { ...held, list: [...held.list, comment] } : held;
  };

export interface Writing extends Omit<CommentWish, 'clientId'> {
  /** The order of the list that is shown. */
  readonly sort: CommentSort;
}
/** NE-8: writes a comment, or answers one. One's own does not wait at the head of the list as others' do. */
export const writeComment = act({
  ...{ name: 'writeComment', members: true, invalidates: [commentList, replyList, ownComments] },
  to: ({ target, parentId = '', text }: Writing) => `${targetText(target)} ${parentId} ${text}`,
  run: async ({ loadPort }: Ports, { sort: _, ...wish }, { clientId, signal }) =>
    (await loadPort('comments')).write({ ...wish, clientId }, signal),
  applyAnswer: (comment: Comment, { target, sort }, change) => {
    const { parentId } = comment;
    if (parentId === undefined) {
      change(commentList, { target, sort }, withOwn(comment, sort === 'old' ? 'foot' : 'head'));
      return;
    }
    change(replyList, { target, parentId }, withOwn(comment, 'foot'));
    countReply({ target, sort, parentId }, change, 1);
  },
});

interface Edited {
  readonly place: CommentPlace;
  readonly commentId: string;
  readonly text: string;
}
/** NE-8: changes the text of an own comment. */
export const editComment = act({
  ...{ name: 'editComment', members: true, invalidates: [...anyComment] },
  to: ({ commentId, text }: Edited) => `${commentId} ${text}`,
  run: async ({ loadPort }: Ports, { commentId, text }, { clientId, signal }) =>
    (await loadPort('comments')).edit({ commentId, text, clientId }, signal),
  applyAnswer: (comment: Comment, { place }, change) => changeOne(place, comment.commentId, change, () => comment),
});

interface Removal {
  readonly place: CommentPlace;
  readonly commentId: string;
  readonly reason?: string;
}
/** NE-8: deletes a comment, whose place stays; CH-11: staff somebody else's, with a reason. */
export const removeComment = act({
  ...{ name: 'removeComment', members: true, invalidates: [...anyComment] },
  to: ({ commentId }: Removal) => commentId,
  run: async ({ loadPort }: Ports, { commentId, reason }, { clientId, signal }) =>
    (await loadPort('comments')).remove({ commentId, ...(reason !== undefined && { reason }), clientId }, signal),
  applyAnswer: (comment: Comment, { place }, change) => {
    changeOne(place, comment.commentId, change, () => comment);
    countReply(place, change, -1);
  },
});

/** NE-8: takes the deletion of an own comment back. */
export const restoreComment = act({
  ...{ name: 'restoreComment', members: true, invalidates: [...anyComment] },
  to: ({ commentId }: Removal) => commentId,
  run: async ({ loadPort }: Ports, { commentId }, { clientId, signal }) =>
    (await loadPort('comments')).restore({ commentId, clientId }, signal),
  applyAnswer: (comment: Comment, { place }, change) => {
    changeOne(place, comment.commentId, change, () => comment);
    countReply(place, change, 1);
  },
});

interface Liked {
  readonly place: CommentPlace;
  readonly commentId: string;
  readonly on: boolean;
}
/** Likes a comment, or takes that back. */
export const likeComment = act({
  ...{ name: 'likeComment', members: true, invalidates: [oneComment] },
  to: ({ commentId }: Liked) => commentId,
  run: async ({ loadPort }: Ports, { commentId, on }, { clientId, signal }) =>
    (await loadPort('social')).react(
      { target: { type: 'comment', id: commentId }, kind: 'like', on, clientId },
      signal,
    ),
  optimistic: ({ place, commentId, on }, change) => changeOne(place, commentId, change, (one) => likedBy(one, on)),
  applyAnswer: ({ counters }, { place, commentId }, change) =>
    changeOne(place, commentId, change, (one) => ({
      ...one,
      counters: { ...one.counters, likes: counters.likes ?? 0 },
    })),
});
