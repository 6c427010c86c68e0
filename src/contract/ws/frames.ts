import * as Schema from 'effect/Schema';
import { CHAT } from '#domain/chat/chat.ts';
import { SequencedWire } from './entries.ts';

/** Maximum size of a client frame, in bytes. */
export const FRAME_LIMIT = 4096;

const Id = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_-]{1,64}$/u));
const ClientId = Schema.String.check(Schema.isBetweenCodePoints(1, 64));
/** CHAT-4. */
export const ChatroomTopic = Schema.TemplateLiteral(['chatroom.', Schema.String]).check(
  Schema.isPattern(/^chatroom\.[A-Za-z0-9_-]{1,64}$/u),
);
export const PrivateTopic = Schema.TemplateLiteral(['private.', Schema.String]).check(
  Schema.isPattern(/^private\.[A-Za-z0-9_-]{1,64}$/u),
);
export const TopicText = Schema.Union([ChatroomTopic, PrivateTopic]);

const Position = Schema.Struct({
  epoch: Schema.String.check(Schema.isBetweenLength(1, 64)),
  seq: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
});

export const MessageData = Schema.Struct({
  clientId: ClientId,
  originalMessage: Schema.String.check(
    Schema.isBetweenCodePoints(1, CHAT.maxTextLength),
    Schema.isPattern(/\S/u, { expected: 'a text that can be seen' }),
  ),
  parentMessageId: Schema.optionalKey(Id),
});
export const ReactionData = Schema.Struct({
  clientId: ClientId,
  groupMessageId: Id,
  reaction: Schema.String.check(Schema.isBetweenLength(1, 16)),
  on: Schema.Boolean,
});
export const DeletionData = Schema.Struct({ clientId: ClientId, groupMessageId: Id, deleted: Schema.Literal(true) });
export const JoinData = Schema.Struct({ clientId: ClientId, systemMessage: Schema.Literal('join') });

export const SubFrame = Schema.Struct({
  type: Schema.Literal('sub'),
  topic: TopicText,
  since: Schema.optionalKey(Position),
});
export const UnsubFrame = Schema.Struct({ type: Schema.Literal('unsub'), topic: TopicText });
export const SendFrame = Schema.Struct({
  type: Schema.Literal('send'),
  path: Schema.Literal('chat.sendMessage'),
  topic: ChatroomTopic,
  data: Schema.Union([JoinData, DeletionData, ReactionData, MessageData]),
});
export const SendPrivateFrame = Schema.Struct({
  type: Schema.Literal('send'),
  path: Schema.Literal('chat.sendMessagePrivate'),
  topic: PrivateTopic,
  data: Schema.Union([DeletionData, ReactionData, MessageData]),
});

/** The frames of a client. */
export const ClientFrame = Schema.Union([SubFrame, UnsubFrame, SendFrame, SendPrivateFrame]);
export type ClientFrame = typeof ClientFrame.Type;

export const SubscribedFrame = Schema.Struct({
  type: Schema.Literal('subscribed'),
  topic: TopicText,
  epoch: Schema.String,
  seq: Schema.Int,
  recovered: Schema.Boolean,
  messages: Schema.Array(SequencedWire),
});
export const MessageFrame = Schema.Struct({
  type: Schema.Literal('message'),
  topic: TopicText,
  ...SequencedWire.fields,
});
export const BatchFrame = Schema.Struct({
  type: Schema.Literal('batch'),
  topic: TopicText,
  messages: Schema.Array(SequencedWire),
});
export const AckFrame = Schema.Struct({
  type: Schema.Literal('ack'),
  clientId: Schema.String,
  groupMessageId: Schema.NullOr(Schema.String),
  seq: Schema.NullOr(Schema.Int),
});
export const ErrorFrame = Schema.Struct({
  type: Schema.Literal('error'),
  clientId: Schema.optionalKey(Schema.String),
  /** The topic of a subscription that was refused. */
  topic: Schema.optionalKey(TopicText),
  code: Schema.Int,
  message: Schema.String,
  retryAfter: Schema.optionalKey(Schema.Finite),
});
export const JoinFrame = Schema.Struct({
  type: Schema.Literal('join'),
  topic: TopicText,
  data: Schema.Struct({ userId: Schema.String, showName: Schema.String, badge: Schema.NullOr(Schema.String) }),
});
export const PresenceFrame = Schema.Struct({ type: Schema.Literal('presence'), topic: TopicText, online: Schema.Int });

/** The frames of the origin. */
export const ServerFrame = Schema.Union([
  SubscribedFrame,
  MessageFrame,
  BatchFrame,
  AckFrame,
  ErrorFrame,
  JoinFrame,
  PresenceFrame,
]);
export type ServerFrame = typeof ServerFrame.Type;
