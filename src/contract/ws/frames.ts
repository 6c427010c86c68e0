import * as Schema from 'effect/Schema';
import { CHAT } from '#domain/chat/chat.ts';
import { duelCommands } from '#domain/games/chess/duel.ts';
import { partyCommands } from '#domain/party/party.ts';
import { words } from '../http/fields.ts';
import { Notice, SequencedEntry } from './entries.ts';

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
/** What is told of a football match. */
export const FixtureTopic = Schema.TemplateLiteral(['fixture.', Schema.String]).check(
  Schema.isPattern(/^fixture\.[A-Za-z0-9_-]{1,64}$/u),
);
/** FI-11: a film that several watch together, and their chat. */
export const PartyTopicText = Schema.TemplateLiteral(['party.', Schema.String]).check(
  Schema.isPattern(/^party\.[A-Za-z0-9_-]{1,64}$/u),
);
/** GA-11: a game of two, with those who look on. */
export const DuelTopicText = Schema.TemplateLiteral(['game.', Schema.String]).check(
  Schema.isPattern(/^game\.[A-Za-z0-9_-]{1,64}$/u),
);
export const ChatTopic = Schema.Union([ChatroomTopic, PrivateTopic, PartyTopicText, DuelTopicText]);
export const TopicText = Schema.Union([ChatroomTopic, PrivateTopic, FixtureTopic, PartyTopicText, DuelTopicText]);

const Position = Schema.Struct({
  epoch: Schema.String.check(Schema.isBetweenLength(1, 64)),
  seq: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
});

export const MessageData = Schema.Struct({
  clientId: ClientId,
  originalMessage: words(
    { kind: 'chat', most: CHAT.maxTextLength },
    Schema.String.check(
      Schema.isBetweenLength(1, FRAME_LIMIT),
      Schema.isPattern(/\S/u, { expected: 'a text that can be seen' }),
    ),
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
  topic: Schema.Union([ChatroomTopic, PartyTopicText]),
  data: Schema.Union([JoinData, DeletionData, ReactionData, MessageData]),
});
export const PartyData = Schema.Struct({
  clientId: ClientId,
  cmd: Schema.Literals(partyCommands),
  /** The second of the film at which it is done. */
  pos: Schema.optionalKey(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }))),
  rate: Schema.optionalKey(Schema.Finite.check(Schema.isBetween({ minimum: 0.5, maximum: 2 }))),
  /** To whom the lead is handed. */
  to: Schema.optionalKey(Id),
});
export const SendPartyFrame = Schema.Struct({
  type: Schema.Literal('send'),
  path: Schema.Literal('party.command'),
  topic: PartyTopicText,
  data: PartyData,
});
export const DuelData = Schema.Struct({
  clientId: ClientId,
  cmd: Schema.Literals(duelCommands),
  /** From square to square, with what a pawn becomes: `e7e8q`. */
  move: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^[a-h][1-8][a-h][1-8][qrbn]?$/u))),
  /** How many half moves were made before it. */
  ply: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 10_000 }))),
  /** How long the player's own clock counted for it. */
  tookMs: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100_000_000 }))),
});
export const SendDuelFrame = Schema.Struct({
  type: Schema.Literal('send'),
  path: Schema.Literal('game.command'),
  topic: DuelTopicText,
  data: DuelData,
});
export const SendPrivateFrame = Schema.Struct({
  type: Schema.Literal('send'),
  path: Schema.Literal('chat.sendMessagePrivate'),
  topic: PrivateTopic,
  data: Schema.Union([DeletionData, ReactionData, MessageData]),
});

/** The frames of a client. */
export const ClientFrame = Schema.Union([
  SubFrame,
  UnsubFrame,
  SendFrame,
  SendPrivateFrame,
  SendPartyFrame,
  SendDuelFrame,
]);
export type ClientFrame = typeof ClientFrame.Type;

export const SubscribedFrame = Schema.Struct({
  type: Schema.Literal('subscribed'),
  topic: TopicText,
  epoch: Schema.String,
  seq: Schema.Int,
  recovered: Schema.Boolean,
  messages: Schema.Array(SequencedEntry),
  /** What stands in a room, whatever `messages` tells of it; absent where nothing does. */
  standing: Schema.optionalKey(Schema.Array(Notice)),
});
export const MessageFrame = Schema.Struct({
  type: Schema.Literal('message'),
  topic: TopicText,
  ...SequencedEntry.fields,
});
export const BatchFrame = Schema.Struct({
  type: Schema.Literal('batch'),
  topic: TopicText,
  messages: Schema.Array(SequencedEntry),
});
export const AckFrame = Schema.Struct({
  type: Schema.Literal('ack'),
  clientId: Schema.String,
  groupMessageId: Schema.NullOr(Schema.String),
  seq: Schema.NullOr(Schema.Int),
  /** The origin's time, in the answer to a command of a party or a game. */
  ts: Schema.optionalKey(Schema.Int),
});
export const ErrorFrame = Schema.Struct({
  type: Schema.Literal('error'),
  clientId: Schema.optionalKey(Schema.String),
  /** The topic of a subscription that was refused. */
  topic: Schema.optionalKey(TopicText),
  code: Schema.Int,
  message: Schema.String,
  /** Why the door refused it, or the rules of the room. */
  reason: Schema.optionalKey(Schema.String),
  retryAfter: Schema.optionalKey(Schema.Finite),
});
export const JoinFrame = Schema.Struct({
  type: Schema.Literal('join'),
  topic: ChatTopic,
  data: Schema.Struct({ userId: Schema.String, showName: Schema.String, badge: Schema.NullOr(Schema.String) }),
});
export const PresenceFrame = Schema.Struct({ type: Schema.Literal('presence'), topic: ChatTopic, online: Schema.Int });

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
