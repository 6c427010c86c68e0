import * as Schema from 'effect/Schema';
import type { ChatEntry, Sequenced } from '#domain/chat/chat.ts';
import type { FixtureEntry } from '#domain/football/fixtureFeed.ts';
import type { DuelEntry } from '#domain/games/chess/duel.ts';
import { partyNews, type WatchEntry } from '#domain/party/party.ts';
import { ChatRulesWire, PollWire } from '../http/chatShapes.ts';
import { DuelEntryWire } from '../http/chessShapes.ts';
import { Instant } from '../http/fields.ts';
import { FixtureWire } from '../http/footballShapes.ts';
import { EventWire, StatWire } from '../http/matchData.ts';
import { MarketName, OddsWire } from '../http/odds.ts';
import { VotesWire } from '../http/votes.ts';

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
  reactionTimes: Schema.optionalKey(Schema.Array(Schema.Struct({ ts: Schema.Int, reaction: Reactions }))),
  attachments: Schema.Array(Schema.Unknown),
  toUserId: Schema.NullOr(Schema.String),
});
export const ReactionEntry = Schema.Struct({
  kind: Schema.Literal('reaction'),
  groupMessageId: Schema.String,
  updatedReaction: Reactions,
});
export const DeletionEntry = Schema.Struct({ kind: Schema.Literal('deleted'), groupMessageId: Schema.String });

/** CH-9, CH-10: what stands in a room; the later one of a kind counts. */
export const RulesEntry = Schema.Struct({ kind: Schema.Literal('rules'), ts: Instant, rules: ChatRulesWire });
export const PinEntry = Schema.Struct({
  kind: Schema.Literal('pin'),
  ts: Instant,
  message: Schema.NullOr(MessageEntry),
});
export const PollEntry = Schema.Struct({ kind: Schema.Literal('poll'), ts: Instant, poll: PollWire });
export const Notice = Schema.Union([RulesEntry, PinEntry, PollEntry]);

/** A message that was deleted is there again. */
export const RestoredEntry = Schema.Struct({ kind: Schema.Literal('restored'), message: MessageEntry });

/** An entry of the sequence of a room. */
export const Entry = Schema.Union([MessageEntry, ReactionEntry, DeletionEntry, RestoredEntry, ...Notice.members]);
export const SequencedWire = Schema.Struct({ seq: Schema.Int, data: Entry });
SequencedWire satisfies Schema.Codec<Sequenced, unknown>;

const { status, statusText, phase, minute, added, startTs, score, redCards, goalMinutes } = FixtureWire.fields;
export const StatusEntry = Schema.Struct({
  kind: Schema.Literal('status'),
  ts: Instant,
  ...{ status, statusText, phase, minute, added, startTs },
});
export const ScoreEntry = Schema.Struct({
  kind: Schema.Literal('score'),
  ts: Instant,
  ...{ score, redCards, goalMinutes },
});
export const EventEntry = Schema.Struct({ kind: Schema.Literal('event'), ...EventWire.fields });
export const StatEntry = Schema.Struct({
  kind: Schema.Literal('stat'),
  ts: Instant,
  period: StatWire.fields.period,
  stats: Schema.Array(StatWire),
});
export const OddsEntry = Schema.Struct({
  kind: Schema.Literal('odds'),
  ts: Instant,
  market: MarketName,
  lines: OddsWire,
});

/** FI-11: news of a party, with how all of it is since then. */
export const WatchEntryWire = Schema.Struct({
  kind: Schema.Literal('watch'),
  ts: Instant,
  cmd: Schema.Literals(partyNews),
  by: Schema.NullOr(Schema.String),
  playing: Schema.Boolean,
  pos: Schema.Finite,
  at: Instant,
  rate: Schema.Finite,
  leaderId: Schema.NullOr(Schema.String),
  waitingFor: Schema.Array(Schema.String),
  people: Schema.Array(
    Schema.Struct({
      userId: Schema.String,
      showName: Schema.String,
      guest: Schema.Boolean,
      away: Schema.Boolean,
    }),
  ),
  ended: Schema.Boolean,
});

const { total, split } = VotesWire.fields;
export const VoteEntry = Schema.Struct({ kind: Schema.Literal('vote'), ts: Instant, ...{ total, split } });

/** An entry of any topic. */
export const TopicEntry = Schema.Union([
  MessageEntry,
  ReactionEntry,
  DeletionEntry,
  RestoredEntry,
  ...Notice.members,
  StatusEntry,
  ScoreEntry,
  EventEntry,
  StatEntry,
  OddsEntry,
  WatchEntryWire,
  DuelEntryWire,
  VoteEntry,
]);
TopicEntry satisfies Schema.Codec<ChatEntry | FixtureEntry | WatchEntry | DuelEntry, unknown>;
export const SequencedEntry = Schema.Struct({ seq: Schema.Int, data: TopicEntry });
export type AnySequenced = typeof SequencedEntry.Type;
