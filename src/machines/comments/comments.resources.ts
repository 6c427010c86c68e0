import type { CommentSort, CommentTarget } from '#domain/comments/comment.ts';
import { feed } from '../resource/feed.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const POLL_MS = 20_000;

export interface CommentsOf {
  readonly target: CommentTarget;
  readonly sort: CommentSort;
}
/** NE-8: the comments of the first level on a target. */
export const commentList = feed({
  name: 'commentList',
  private: true,
  painted: true,
  pollEveryMs: POLL_MS,
  load: async ({ loadPort }: Ports, wish: CommentsOf, cursor, signal) =>
    (await loadPort('comments')).list(wish, cursor, signal),
  idOf: ({ commentId }) => commentId,
});

export interface RepliesTo {
  readonly target: CommentTarget;
  readonly parentId: string;
}
/** The replies to a comment, oldest first. */
export const replyList = feed({
  name: 'replyList',
  private: true,
  pollEveryMs: POLL_MS,
  load: async ({ loadPort }: Ports, wish: RepliesTo, cursor, signal) =>
    (await loadPort('comments')).list(wish, cursor, signal),
  idOf: ({ commentId }) => commentId,
});

/** NE-8: what the member wrote, everywhere. */
export const ownComments = feed({
  name: 'ownComments',
  private: true,
  load: async ({ loadPort }: Ports, _: null, cursor, signal) => (await loadPort('comments')).mine(cursor, signal),
  idOf: ({ comment: { commentId } }) => commentId,
});

/** One comment, for a link to it, with the one that it answers. */
export const oneComment = resource({
  name: 'oneComment',
  private: true,
  load: async ({ loadPort }: Ports, { commentId }: { readonly commentId: string }, signal) =>
    (await loadPort('comments')).one(commentId, signal),
});
