import * as Schema from 'effect/Schema';
import { ChatRulesWire } from '#contract/http/chatShapes.ts';
import { MessageEntry } from '#contract/ws/entries.ts';
import type { ChatMessage } from '#domain/chat/chat.ts';
import type { Standing } from '#domain/chat/notice.ts';
import { isShown } from '#domain/chat/poll.ts';
import type { ChatRules } from '#domain/chat/rules.ts';
import type { Queries } from '../database/database.ts';
import { listed, sql } from '../database/sql.ts';
import { latestPoll } from './polls.store.ts';

const RulesRow = Schema.Struct({ rules: Schema.fromJsonString(ChatRulesWire), at: Schema.Int });
const WordsRow = Schema.Struct({ words: Schema.fromJsonString(Schema.Array(Schema.String)) });
const PinRow = Schema.Struct({ groupMessageId: Schema.NullOr(Schema.String), at: Schema.Int });
const RestrictionRow = Schema.Struct({
  kind: Schema.Literals(['mute', 'ban']),
  untilTs: Schema.Int,
  decisionId: Schema.String,
});
export type Restriction = typeof RestrictionRow.Type;

const { kind: _kind, seq: _seq, reaction: _reaction, reactionTimes: _times, ...messageFields } = MessageEntry.fields;
/** A message as stored; its position and reactions are in columns of their own. */
export const StoredMessage = Schema.fromJsonString(Schema.Struct(messageFields));
const MessageRow = Schema.Struct({
  groupMessageId: Schema.String,
  seq: Schema.Int,
  data: StoredMessage,
  reaction: Schema.fromJsonString(Schema.Record(Schema.String, Schema.Int)),
});
const SpokenRow = Schema.Struct({ groupMessageId: Schema.String, userId: Schema.String });
const SaidRow = Schema.Struct({ groupMessageId: Schema.String });

/** How many of a room's latest entries are searched for the messages of one member. */
const LOOKED_THROUGH = 500;
/** And of how many those of a raid. */
const SWEPT_THROUGH = 3000;

/** The current state of these messages by id; removed ones are left out. */
export const messagesById = async (
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ChatMessage>> => {
  if (ids.length === 0) return new Map();
  const rows = await queries.all(
    MessageRow,
    sql`select m.group_message_id as "groupMessageId", m.data, m.reactions as reaction, e.seq
        from chat_message m join chat_entry e on e.topic = m.topic and e.group_message_id = m.group_message_id
        where m.group_message_id in (${listed(ids)}) and m.removed = 0 and e.kind = 'message'`,
  );
  return new Map(
    rows.map(({ groupMessageId, data, ...rest }) => [groupMessageId, { kind: 'message', ...data, ...rest }]),
  );
};

export const readRules = async (queries: Queries, topic: string) =>
  queries.one(RulesRow, sql`select rules, set_at as at from chat_rules where topic = ${topic}`);
export const readPin = async (queries: Queries, topic: string) =>
  queries.one(
    PinRow,
    sql`select group_message_id as "groupMessageId", set_at as at from chat_pin where topic = ${topic}`,
  );

/** The current rules, pinned message and poll of a topic. */
export const readStanding = async (queries: Queries, topic: string, now: number): Promise<Standing> => {
  const rules = await readRules(queries, topic);
  const pin = await readPin(queries, topic);
  const id = pin?.groupMessageId ?? null;
  const pinned = id === null ? null : ((await messagesById(queries, [id])).get(id) ?? null);
  const poll = await latestPoll(queries, topic);
  return { rules: rules?.rules ?? null, pinned, poll: poll && isShown(poll, now) ? poll : null };
};
/** Rules, filtered words and restrictions of rooms; `topic` as the database names it, empty for everywhere. */
export const roomStore = (queries: Queries) => ({
  standing: (topic: string, now: number) => readStanding(queries, topic, now),
  rules: async (topic: string): Promise<ChatRules | null> => (await readRules(queries, topic))?.rules ?? null,
  putRules: async (topic: string, rules: ChatRules, now: number): Promise<void> => {
    await queries.run(
      sql`insert into chat_rules (topic, rules, set_at) values (${topic}, ${JSON.stringify(rules)}, ${now})
          on conflict (topic) do update set rules = excluded.rules, set_at = excluded.set_at`,
    );
  },
  words: async (topic: string): Promise<readonly string[]> =>
    (await queries.one(WordsRow, sql`select words from chat_filter where topic = ${topic}`))?.words ?? [],
  putWords: async (topic: string, words: readonly string[]): Promise<void> => {
    await queries.run(
      sql`insert into chat_filter (topic, words) values (${topic}, ${JSON.stringify(words)})
          on conflict (topic) do update set words = excluded.words`,
    );
  },
  message: async (topic: string, groupMessageId: string): Promise<ChatMessage | null> => {
    const message = (await messagesById(queries, [groupMessageId])).get(groupMessageId);
    return message && topic === `chatroom.${message.groupId}` ? message : null;
  },
  /** The id of the pinned message, also while that is removed; null for none. */
  pinnedId: async (topic: string): Promise<string | null> => (await readPin(queries, topic))?.groupMessageId ?? null,
  pin: async (topic: string, groupMessageId: string | null, now: number): Promise<void> => {
    await queries.run(
      sql`insert into chat_pin (topic, group_message_id, set_at) values (${topic}, ${groupMessageId}, ${now})
          on conflict (topic) do update set group_message_id = excluded.group_message_id, set_at = excluded.set_at`,
    );
  },
  /** The longest restriction that keeps a member from writing in a topic; null if there is none. */
  restriction: (userId: string, topic: string, now: number): Promise<Restriction | null> =>
    queries.one(
      RestrictionRow,
      sql`select kind, until_at as "untilTs", decision_id as "decisionId" from chat_restriction
          where user_id = ${userId} and topic in ('', ${topic}) and until_at > ${now} order by until_at desc limit 1`,
    ),
  /** Ends the restriction there. */
  release: async (userId: string, topic: string, kind: Restriction['kind'], now: number): Promise<void> => {
    await queries.run(
      sql`update chat_restriction set until_at = ${now}
          where user_id = ${userId} and topic = ${topic} and kind = ${kind} and until_at > ${now}`,
    );
  },
  /**
   * Messages in a topic since then that were not removed, newest first, of members who registered after `joinedAfter`
   * (both epoch milliseconds).
   */
  saidByNew: (topic: string, since: number, joinedAfter: number): Promise<readonly (typeof SpokenRow.Type)[]> =>
    queries.all(
      SpokenRow,
      sql`select e.group_message_id as "groupMessageId", m.user_id as "userId" from
            (select group_message_id, seq from chat_entry where topic = ${topic} and kind = 'message'
             order by seq desc limit ${SWEPT_THROUGH}) e
          join chat_message m on m.group_message_id = e.group_message_id
          join member author on author.user_id = m.user_id
          where m.created_at >= ${since} and m.removed = 0 and author.created_at > ${joinedAfter} order by e.seq desc`,
    ),
  /** A member's latest messages in a topic that were not removed, newest first. */
  lastSaid: async (topic: string, userId: string, most: number): Promise<readonly string[]> => {
    const rows = await queries.all(
      SaidRow,
      sql`select e.group_message_id as "groupMessageId" from
            (select group_message_id, seq from chat_entry where topic = ${topic} and kind = 'message'
             order by seq desc limit ${LOOKED_THROUGH}) e
          join chat_message m on m.group_message_id = e.group_message_id
          where m.user_id = ${userId} and m.removed = 0 order by e.seq desc limit ${most}`,
    );
    return rows.map(({ groupMessageId }) => groupMessageId);
  },
});
export type RoomStore = ReturnType<typeof roomStore>;
