import type { Comment, CommentSort, CommentTarget, OwnComment } from '#domain/comments/comment.ts';
import type { Slice } from '#domain/shared/slice.ts';
import type { Outcome } from './failure.ts';

/** A new comment; `parentId` answers one, `quoteId` quotes one, `atSec` is the second of a film or song. */
export interface CommentWish {
  readonly target: CommentTarget;
  readonly text: string;
  readonly parentId?: string;
  readonly quoteId?: string;
  readonly atSec?: number;
  /** A repeat with the same one answers the same comment. */
  readonly clientId: string;
}

/** Comments on the things of all areas. */
export interface CommentsPort {
  /** Of the first level, or with `parentId` the replies to one; `cursor` is the `next` of the slice before. */
  readonly list: (
    wish: { readonly target: CommentTarget; readonly sort?: CommentSort; readonly parentId?: string },
    cursor: string | null,
    signal: AbortSignal,
  ) => Promise<Outcome<Slice<Comment>>>;
  /** One comment with the one that it answers; null there on the first level. */
  readonly one: (
    commentId: string,
    signal: AbortSignal,
  ) => Promise<Outcome<{ readonly comment: Comment; readonly parent: Comment | null }>>;
  readonly write: (wish: CommentWish, signal: AbortSignal) => Promise<Outcome<Comment>>;
  readonly edit: (
    change: { readonly commentId: string; readonly text: string; readonly clientId: string },
    signal: AbortSignal,
  ) => Promise<Outcome<Comment>>;
  /** The member's own, newest first, also those that are deleted. */
  readonly mine: (cursor: string | null, signal: AbortSignal) => Promise<Outcome<Slice<OwnComment>>>;
  /** Takes the deletion of an own one back, for a short time. */
  readonly restore: (
    removal: { readonly commentId: string; readonly clientId: string },
    signal: AbortSignal,
  ) => Promise<Outcome<Comment>>;
  /** The comment without its text, whose place is kept; somebody else's with the reason that its author reads. */
  readonly remove: (
    removal: { readonly commentId: string; readonly reason?: string; readonly clientId: string },
    signal: AbortSignal,
  ) => Promise<Outcome<Comment>>;
}
