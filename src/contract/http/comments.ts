import * as Schema from 'effect/Schema';
import { COMMENTS, commentedTypes, commentSorts, type Comment, type OwnComment } from '#domain/comments/comment.ts';
import { MODERATION } from '#domain/moderation/decision.ts';
import { reactionKinds } from '#domain/social/social.ts';
import { call } from './call.ts';
import { Cursor, Id, Instant, seenText, shortText, slice, words } from './fields.ts';
import { UserWire } from './shapes.ts';

const CommentTargetWire = Schema.Struct({ type: Schema.Literals(commentedTypes), id: Id }).annotate({
  identifier: 'CommentTarget',
});
const CommentWire = Schema.Struct({
  commentId: Schema.String,
  target: CommentTargetWire,
  parentId: Schema.optionalKey(Schema.String),
  user: Schema.NullOr(UserWire),
  text: Schema.String,
  createdAt: Instant,
  editedAt: Schema.optionalKey(Instant),
  atSec: Schema.optionalKey(Schema.Int),
  quote: Schema.optionalKey(
    Schema.Struct({
      commentId: Schema.String,
      author: Schema.NullOr(Schema.Struct({ userId: Schema.String, nickname: Schema.String })),
      text: Schema.String,
    }),
  ),
  deleted: Schema.optionalKey(Schema.Literal(true)),
  muted: Schema.optionalKey(Schema.Literal(true)),
  replyCount: Schema.Int,
  counters: Schema.Struct({ likes: Schema.Int, reactions: Schema.Record(Schema.String, Schema.Int) }),
  me: Schema.optionalKey(Schema.Struct({ reactions: Schema.Array(Schema.Literals(reactionKinds)) })),
}).annotate({ identifier: 'Comment' });
CommentWire satisfies Schema.Codec<Comment, unknown>;
export const CommentSliceWire = slice(CommentWire);

const OwnCommentWire = Schema.Struct({
  comment: CommentWire,
  about: Schema.NullOr(Schema.Struct({ title: Schema.String, path: Schema.String })),
}).annotate({ identifier: 'OwnComment' });
OwnCommentWire satisfies Schema.Codec<OwnComment, unknown>;

/** "type:id" in a query; types that have no thread are refused. */
const targetText = Schema.String.check(
  Schema.isPattern(new RegExp(`^(${commentedTypes.join('|')}):[A-Za-z0-9_-]{1,64}$`, 'u')),
);
/** As it is typed; what is counted is characters as people see them, by the handler. */
const text = words({ kind: 'comment' }, shortText(COMMENTS.textMax * 4));
const anybody = { needs: 'guest', on401: 'allTokens' } as const;
const member = { needs: 'member', on401: 'allTokens', method: 'POST' } as const;

/** Comments on the things of all areas. Liking one is in `social`, with the type `comment`. */
export const comments = {
  list: call({
    ...anybody,
    method: 'GET',
    path: '/other/api/comment/list',
    about:
      'The comments on `target=type:id`, or with `parentId` the replies to one of them, which always come oldest first. The people whom the viewer blocked, and who blocked the viewer, are left out. 404 for what is not there.',
    input: Schema.Struct({
      target: targetText,
      sort: Schema.optionalKey(Schema.Literals(commentSorts)),
      parentId: Schema.optionalKey(Id),
      cursor: Schema.optionalKey(Cursor),
    }),
    data: CommentSliceWire,
  }),
  detail: call({
    ...anybody,
    method: 'GET',
    path: '/other/api/comment/detail',
    about:
      'One comment, for a link to it, and the one that it answers; null there on the first level. Not in the specification.',
    input: Schema.Struct({ commentId: Id }),
    data: Schema.Struct({ comment: CommentWire, parent: Schema.NullOr(CommentWire) }),
  }),
  create: call({
    ...member,
    path: '/other/api/comment/create',
    about:
      'Comments on a target, or answers one of its comments; an answer to an answer joins the same thread. A repeat with the same `clientId` answers the same comment. 422 with the field and why, 429 where a member writes too much.',
    input: Schema.Struct({
      target: CommentTargetWire,
      parentId: Schema.optionalKey(Id),
      text,
      atSec: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 86_400 }))),
      quoteId: Schema.optionalKey(Id),
      clientId: Id,
    }),
    data: CommentWire,
  }),
  update: call({
    ...member,
    path: '/other/api/comment/update',
    about: "Changes an own comment; 403 for anybody else's, 409 once its 15 minutes are over.",
    input: Schema.Struct({ commentId: Id, text, clientId: Id }),
    data: CommentWire,
  }),
  delete: call({
    ...member,
    path: '/other/api/comment/delete',
    about:
      "Deletes an own comment, staff anybody's: then with a `reason`, which its author reads, as a decision of the log that can be undone for ten minutes. Its place is kept. The same again changes nothing.",
    input: Schema.Struct({
      commentId: Id,
      reason: Schema.optionalKey(seenText('letter', MODERATION.reasonMax)),
      clientId: Id,
    }),
    data: CommentWire,
  }),
  restore: call({
    ...member,
    path: '/other/api/comment/restore',
    about:
      "Takes the deletion of an own comment back; 403 for anybody else's, 409 once it is too late, or where moderators deleted it. Not in the specification.",
    input: Schema.Struct({ commentId: Id, clientId: Id }),
    data: CommentWire,
  }),
  mine: call({
    ...{ needs: 'member', on401: 'allTokens', method: 'GET' },
    path: '/other/api/comment/mine',
    about:
      "The member's own comments, newest first, those that are deleted too, each with the title of what it is about and its own address; null there where that is gone. Not in the specification.",
    input: Schema.Struct({ cursor: Schema.optionalKey(Cursor) }),
    data: slice(OwnCommentWire),
  }),
};
