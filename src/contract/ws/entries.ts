import * as Schema from 'effect/Schema';
import type { Sequenced } from '#domain/chat/chat.ts';

const Reactions = Schema.Record(Schema.String, Schema.Int);

export const MessageEntry = Schema.Struct({
  kind: Schema.Literal('message'),
  groupMessageId: Schema.String,
  groupId: Schema.String,
  seq: Schema.Int,
  createdAt: Schema.Int,
  clientId: Schema.String,
  userId: Schema.String,
  showName: Schema.String,
  colorName: Schema.String,
  badge: Schema.NullOr(Schema.Literals(['leaderOperator', 'host', 'commentator', 'qc', 'customerCare', 'ad', 'user'])),
  level: Schema.optionalKey(Schema.Int),
  vipGroup: Schema.Boolean,
  isGuest: Schema.Boolean,
  originalMessage: Schema.String,
  systemMessage: Schema.NullOr(Schema.String),
  parentMessageId: Schema.NullOr(Schema.String),
  reaction: Reactions,
  attachments: Schema.Array(Schema.Unknown),
  toUserId: Schema.NullOr(Schema.String),
});
export const ReactionEntry = Schema.Struct({
  kind: Schema.Literal('reaction'),
  groupMessageId: Schema.String,
  updatedReaction: Reactions,
});
export const DeletionEntry = Schema.Struct({ kind: Schema.Literal('deleted'), groupMessageId: Schema.String });

/** An entry of a topic's sequence. */
export const Entry = Schema.Union([MessageEntry, ReactionEntry, DeletionEntry]);
export const SequencedWire = Schema.Struct({ seq: Schema.Int, data: Entry });
SequencedWire satisfies Schema.Codec<Sequenced, unknown>;
