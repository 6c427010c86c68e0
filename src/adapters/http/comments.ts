import { comments } from '#contract/http/comments.ts';
import { targetText } from '#domain/social/social.ts';
import type { CommentsPort } from '#ports/comments.ts';
import type { Send } from './send.ts';

export const httpComments = (send: Send): CommentsPort => ({
  list: ({ target, ...wish }, cursor, signal) =>
    send(comments.list, { ...wish, target: targetText(target), ...(cursor !== null && { cursor }) }, signal),
  one: (commentId, signal) => send(comments.detail, { commentId }, signal),
  write: (wish, signal) => send(comments.create, wish, signal),
  edit: (change, signal) => send(comments.update, change, signal),
  mine: (cursor, signal) => send(comments.mine, { ...(cursor !== null && { cursor }) }, signal),
  restore: (removal, signal) => send(comments.restore, removal, signal),
  remove: (removal, signal) => send(comments.delete, removal, signal),
});
