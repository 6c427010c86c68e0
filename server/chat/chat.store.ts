import { randomUUID } from 'node:crypto';
import * as Schema from 'effect/Schema';
import type { ChatMessage, ReactionTime, Sequenced } from '#domain/chat/chat.ts';
import type { Database } from '../database/database.ts';
import { joined, sql } from '../database/sql.ts';
import { noticeOf, pinnedIn } from './notice.store.ts';
import { readReactionTimes } from './reactionTimes.store.ts';
import { messagesById, StoredMessage } from './room.store.ts';

const decodeMessage = Schema.decodeUnknownSync(StoredMessage);
const decodeReactions = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Record(Schema.String, Schema.Int)));

/** Rows per step, which is a few milliseconds of work. */
const CLIENTS_AT_ONCE = 1000;

const EpochRow = Schema.Struct({ epoch: Schema.String });
const TimeRow = Schema.Struct({ seq: Schema.Int, createdAt: Schema.Int });
const TopicRow = Schema.Struct({ topic: Schema.String });
const HeadRow = Schema.Struct({ seq: Schema.Int });
const EntryRow = Schema.Struct({
  seq: Schema.Int,
  kind: Schema.Literals(['message', 'reaction', 'deleted', 'restored', 'rules', 'pin', 'poll']),
  groupMessageId: Schema.String,
  data: Schema.String,
  reactions: Schema.String,
  removed: Schema.Int,
});

/** Which entries of a topic: those after a position, or the last ones, before a position or of all. */
export interface Span {
  readonly afterSeq?: number | undefined;
  readonly beforeSeq?: number | undefined;
  readonly limit: number;
}

export interface ChatStore {
  /** Changes when the history starts over; created when first asked for. */
  readonly epoch: () => Promise<string>;
  /** The position of a topic's last entry; 0 if it has none. */
  readonly head: (topic: string) => Promise<number>;
  /** Oldest first, in their current state: a removed message is `deleted` in its position, reactions are current. */
  readonly entries: (topic: string, span: Span) => Promise<readonly Sequenced[]>;
  /** The topic of a message; null if there is no such message. */
  readonly topicOf: (groupMessageId: string) => Promise<string | null>;
  /** The position of the first message after a moment; one past the end if there is none. */
  readonly firstAfter: (topic: string, ts: number) => Promise<number>;
  /** How messages were reacted to over time, oldest first, by their ids. */
  readonly reactionTimes: (ids: readonly string[]) => Promise<ReadonlyMap<string, readonly ReactionTime[]>>;
  /** Removes the hashed addresses of messages older than a moment. */
  readonly forgetAddresses: (before: number) => Promise<void>;
  /** Removes some of the clientIds older than a moment; answers whether there may be more. */
  readonly forgetClients: (before: number) => Promise<boolean>;
}

const entryOf = (row: typeof EntryRow.Type, named: ReadonlyMap<string, ChatMessage>): Sequenced => {
  const { seq, kind, groupMessageId, data, reactions, removed } = row;
  if (kind === 'rules' || kind === 'pin' || kind === 'poll') return { seq, data: noticeOf(data, named) };
  if (kind === 'reaction') return { seq, data: { kind, groupMessageId, updatedReaction: decodeReactions(reactions) } };
  if (kind === 'deleted' || removed === 1) return { seq, data: { kind: 'deleted', groupMessageId } };
  const message = named.get(groupMessageId);
  if (kind === 'restored') return { seq, data: message ? { kind, message } : { kind: 'deleted', groupMessageId } };
  return { seq, data: { kind, ...decodeMessage(data), seq, reaction: decodeReactions(reactions) } };
};

export const chatStore = (database: Database): ChatStore => {
  const head = async (topic: string): Promise<number> =>
    (await database.one(HeadRow, sql`select last_seq as seq from chat_topic where topic = ${topic}`))?.seq ?? 0;
  return {
    epoch: async () => {
      await database.run(
        sql`insert into chat_epoch (only_row, epoch) values (1, ${randomUUID()}) on conflict do nothing`,
      );
      const row = await database.one(EpochRow, sql`select epoch from chat_epoch`);
      if (!row) throw new Error('The chat has no epoch.');
      return row.epoch;
    },
    head,
    entries: async (topic, { afterSeq, beforeSeq, limit }) => {
      const upwards = afterSeq !== undefined;
      const where = [
        sql`e.topic = ${topic}`,
        ...(upwards ? [sql`e.seq > ${afterSeq}`] : []),
        ...(beforeSeq === undefined ? [] : [sql`e.seq < ${beforeSeq}`]),
      ];
      const rows = await database.all(
        EntryRow,
        sql`select e.seq, e.kind, e.group_message_id as "groupMessageId", m.data, m.reactions, m.removed
          from chat_entry e join chat_message m on m.group_message_id = e.group_message_id
          where ${joined(where, ' and ')} order by e.seq ${upwards ? sql`asc` : sql`desc`} limit ${limit}`,
      );
      const pins = rows.flatMap(({ kind, groupMessageId, data }) =>
        kind === 'restored' ? [groupMessageId] : kind === 'pin' ? (pinnedIn(data) ?? []) : [],
      );
      const named = await messagesById(database, pins);
      const entries = rows.map((row) => entryOf(row, named));
      return upwards ? entries : entries.reverse();
    },
    topicOf: async (groupMessageId) =>
      (await database.one(TopicRow, sql`select topic from chat_message where group_message_id = ${groupMessageId}`))
        ?.topic ?? null,
    // Messages lie in the order of their times, so halving finds the place without an index on the time.
    firstAfter: async (topic, ts) => {
      let low = 1;
      let high = (await head(topic)) + 1;
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        const row = await database.one(
          TimeRow,
          sql`select e.seq, m.created_at as "createdAt"
            from chat_entry e join chat_message m on m.group_message_id = e.group_message_id
            where e.topic = ${topic} and e.kind = 'message' and e.seq >= ${middle} and e.seq < ${high}
            order by e.seq asc limit 1`,
        );
        if (row && row.createdAt <= ts) low = row.seq + 1;
        else high = middle;
      }
      return high;
    },
    reactionTimes: (ids) => readReactionTimes(database, ids),
    forgetAddresses: async (before) => {
      await database.run(
        sql`update chat_message set ip_hash = null where created_at < ${before} and ip_hash is not null`,
      );
    },
    forgetClients: async (before) => {
      const forgotten = await database.run(
        sql`delete from chat_client where (user_id, client_id) in
            (select user_id, client_id from chat_client where created_at < ${before} limit ${CLIENTS_AT_ONCE})`,
      );
      return forgotten === CLIENTS_AT_ONCE;
    },
  };
};

/** Begins a new epoch, after a backup was put back: readers then load anew instead of resuming. */
export const renewEpoch = async (database: Database): Promise<void> => {
  await database.run(sql`delete from chat_epoch`);
};
