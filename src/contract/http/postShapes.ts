import * as Schema from 'effect/Schema';
import { POLL } from '#domain/chat/poll.ts';
import { DRAFT_PLACE, POSTS, postVisibilities, type Post, type PostVersion } from '#domain/community/post.ts';
import { reactionKinds } from '#domain/social/social.ts';
import { PollWire } from './chatShapes.ts';
import { Id, Instant, seenText, words } from './fields.ts';
import { LangWire } from './newsShapes.ts';
import { UserWire } from './shapes.ts';
import { CardWire, TargetWire } from './social.ts';

const optionalTrue = Schema.optionalKey(Schema.Literal(true));
export const VisibilityWire = Schema.Literals(postVisibilities);

export const PictureWire = Schema.Struct({
  url: Schema.String,
  w: Schema.Int,
  h: Schema.Int,
  alt: Schema.String,
}).annotate({ identifier: 'PostPicture' });

export const PostWire = Schema.Struct({
  postId: Schema.String,
  user: UserWire,
  text: Schema.String,
  lang: LangWire,
  media: Schema.Array(PictureWire),
  embeds: Schema.Array(Schema.Struct({ target: TargetWire, card: Schema.NullOr(CardWire) })),
  visibility: VisibilityWire,
  groupId: Schema.optionalKey(Schema.String),
  groupName: Schema.optionalKey(Schema.String),
  createdAt: Instant,
  editedAt: Schema.optionalKey(Instant),
  poll: Schema.optionalKey(PollWire),
  pinned: optionalTrue,
  muted: optionalTrue,
  demo: optionalTrue,
  counters: Schema.Struct({
    likes: Schema.Int,
    comments: Schema.Int,
    saves: Schema.Int,
    reactions: Schema.Record(Schema.String, Schema.Int),
  }),
  me: Schema.optionalKey(
    Schema.Struct({
      liked: Schema.Boolean,
      saved: Schema.Boolean,
      reactions: Schema.Array(Schema.Literals(reactionKinds)),
      canEdit: Schema.Boolean,
    }),
  ),
}).annotate({ identifier: 'Post' });
PostWire satisfies Schema.Codec<Post, unknown>;

export const PostVersionWire = Schema.Struct({ text: Schema.String, at: Instant }).annotate({
  identifier: 'PostVersion',
});
PostVersionWire satisfies Schema.Codec<PostVersion, unknown>;

/** May be empty where something else stands in the post. */
export const PostText = words(
  { kind: 'post', most: POSTS.textMax },
  Schema.String.check(Schema.isBetweenCodePoints(0, POSTS.textMax * 8)),
);
/** A description of a picture, for who does not see it. */
const Alt = words(
  { kind: 'post', most: POSTS.altMax },
  Schema.String.check(Schema.isBetweenCodePoints(0, POSTS.altMax * 8)),
);
export const PostUploads = Schema.Array(Schema.Struct({ uploadId: Id, alt: Alt })).check(
  Schema.isMaxLength(POSTS.picturesMost),
);
export const PostEmbeds = Schema.Array(TargetWire).check(Schema.isMaxLength(POSTS.embedsMost));
const Duration = Schema.Int.check(Schema.isBetween({ minimum: POLL.durationLeast, maximum: POLL.durationMost }));
/** CH-9: as in a room. */
export const PollWishWire = Schema.Struct({
  question: seenText('title', POLL.questionMost),
  options: Schema.Array(seenText('title', POLL.optionMost)).check(
    Schema.isMinLength(POLL.optionsLeast),
    Schema.isMaxLength(POLL.optionsMost),
  ),
  durationSec: Duration,
});

export const DraftPlace = Schema.String.check(Schema.isPattern(DRAFT_PLACE));
const loose = (most: number) => Schema.String.check(Schema.isBetweenCodePoints(0, most * 8));
/** What is not posted yet; only its author sees it. */
export const PostDraft = Schema.Struct({
  text: loose(POSTS.textMax),
  visibility: Schema.optionalKey(VisibilityWire),
  embeds: Schema.optionalKey(PostEmbeds),
  uploads: Schema.optionalKey(
    Schema.Array(Schema.Struct({ uploadId: Id, alt: loose(POSTS.altMax) })).check(
      Schema.isMaxLength(POSTS.picturesMost),
    ),
  ),
  poll: Schema.optionalKey(
    Schema.Struct({
      question: loose(POLL.questionMost),
      options: Schema.Array(loose(POLL.optionMost)).check(Schema.isMaxLength(POLL.optionsMost)),
      durationSec: Duration,
    }),
  ),
});
export const KeptPostDraft = Schema.Struct({ place: DraftPlace, draft: PostDraft, savedTs: Instant }).annotate({
  identifier: 'PostDraft',
});
