import * as Schema from 'effect/Schema';
import { CHAT, chatroomTopic, groupOfTopic } from '#domain/chat/chat.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { ERASED_ID } from '#domain/privacy/deletion.ts';
import type { Database, Queries } from '../database/database.ts';
import { listed, sql, type Sql } from '../database/sql.ts';
import type { Beside, Exhibit, Hand, Hold } from '../shared/moderation/hands.ts';

const HoldRow = Schema.Struct({ untilAt: Schema.Int, byUserId: Schema.String, decisionId: Schema.String });
const readHold = Schema.decodeUnknownSync(Schema.fromJsonString(HoldRow));
const MessageRow = Schema.Struct({
  id: Schema.String,
  topic: Schema.String,
  userId: Schema.String,
  data: Schema.String,
  reactions: Schema.String,
  at: Schema.Int,
});
const PlaceRow = Schema.Struct({ topic: Schema.String, seq: Schema.Int });
const KeptMessage = Schema.Struct({ data: Schema.String, reactions: Schema.String });
const readMessage = Schema.decodeUnknownSync(Schema.fromJsonString(KeptMessage));
const readText = Schema.decodeUnknownSync(
  Schema.fromJsonString(Schema.Struct({ originalMessage: Schema.String, showName: Schema.String })),
);
const columns = sql`group_message_id as id, topic, user_id as "userId", data, reactions, created_at as at`;
const joinedColumns = sql`m.group_message_id as id, m.topic, m.user_id as "userId", m.data, m.reactions,
  m.created_at as at`;

/** Messages of the same room before and after one that a moderator is shown. */
const BESIDE = 3;

const exhibitOf = ({ userId, topic, data, at }: typeof MessageRow.Type): Exhibit => {
  const said = { userId: userId === ERASED_ID ? null : userId, text: readText(data).originalMessage, at };
  // Nobody but the two knows of a private message, and no page shows it to others.
  if (topic.startsWith('private.')) return { ...said, seenBy: topic.slice('private.'.length).split('.') };
  const id = groupOfTopic(topic);
  return id === CHAT.defaultGroup ? { ...said, goTo: hrefOf('chatroom') } : { ...said, within: { type: 'room', id } };
};

/** What was said in a room just before and after; nothing of a private message, whose two members did not both agree. */
const besideIn = async (queries: Queries, id: string): Promise<readonly Beside[]> => {
  const at = await queries.one(
    PlaceRow,
    sql`select e.topic, e.seq from chat_message m
        join chat_entry e on e.topic = m.topic and e.group_message_id = m.group_message_id
        where m.group_message_id = ${id} and e.kind = 'message' and e.topic like 'chatroom.%'`,
  );
  if (!at) return [];
  const of = (condition: Sql, order: Sql) =>
    queries.all(
      MessageRow,
      sql`select ${joinedColumns} from chat_entry e join chat_message m on m.group_message_id = e.group_message_id
          where e.topic = ${at.topic} and e.kind = 'message' and ${condition} and m.removed = 0
          order by ${order} limit ${BESIDE}`,
    );
  const [before, after] = await Promise.all([
    of(sql`e.seq < ${at.seq}`, sql`e.seq desc`),
    of(sql`e.seq > ${at.seq}`, sql`e.seq`),
  ]);
  return [...before.toReversed(), ...after].map(({ data, at: when }) => {
    const { showName: name, originalMessage: text } = readText(data);
    return { name, text, at: when };
  });
};

const topicOf = ({ place }: Pick<Hold, 'place'>): string => (place === null ? '' : chatroomTopic(place));

interface Needs {
  readonly database: Database;
  /** A message was removed or restored: tells the listeners. */
  readonly changed: (groupMessageId: string, what: 'removed' | 'restored') => Promise<void>;
}

/**
 * How moderators and hosts keep somebody from writing in the chat, everywhere or in one room, and take away what was said
 * in rooms and between two members. Serializable, as decisions are.
 */
export const chatHand = ({ database, changed }: Needs): Hand => {
  /** What was said in a room, or between two members, and is still there. */
  const saidIn = (queries: Queries, ids: readonly string[]): Promise<readonly (typeof MessageRow.Type)[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : queries.all(
          MessageRow,
          sql`select ${columns} from chat_message
              where group_message_id in (${listed(ids)}) and removed = 0
                and (topic like 'chatroom.%' or topic like 'private.%') and user_id <> 'system'`,
        );
  return {
    name: 'chat',
    holds: {
      hold: async (queries, hold) => {
        const { userId, untilAt, by, action, decisionId, at } = hold;
        const topic = topicOf(hold);
        const before = await queries.one(
          HoldRow,
          sql`select until_at as "untilAt", by_user_id as "byUserId", decision_id as "decisionId" from chat_restriction
              where user_id = ${userId} and topic = ${topic} and kind = ${action}`,
        );
        await queries.run(
          sql`insert into chat_restriction (user_id, topic, kind, until_at, by_user_id, decision_id, set_at)
              values (${userId}, ${topic}, ${action}, ${untilAt}, ${by}, ${decisionId}, ${at})
              on conflict (user_id, topic, kind) do update set until_at = excluded.until_at,
                by_user_id = excluded.by_user_id, decision_id = excluded.decision_id, set_at = excluded.set_at`,
        );
        return before ? JSON.stringify(before) : '';
      },
      heldBy: (kept) => (kept === '' ? null : readHold(kept).decisionId),
      release: async (queries, hold, kept) => {
        const isSame = sql`user_id = ${hold.userId} and topic = ${topicOf(hold)} and kind = ${hold.action}
                           and decision_id = ${hold.decisionId}`;
        if (kept === '') {
          await queries.run(sql`delete from chat_restriction where ${isSame}`);
          return;
        }
        const { untilAt, byUserId, decisionId } = readHold(kept);
        await queries.run(
          sql`update chat_restriction set until_at = ${untilAt}, by_user_id = ${byUserId}, decision_id = ${decisionId}
              where ${isSame}`,
        );
      },
    },
    removes: {
      message: {
        find: async (ids) =>
          new Map((await saidIn(database, ids)).map((said): [string, Exhibit] => [said.id, exhibitOf(said)])),
        beside: (id) => besideIn(database, id),
        remove: async (queries, id) => {
          const [said] = await saidIn(queries, [id]);
          if (!said) return null;
          await queries.run(sql`update chat_message set removed = 1, data = '{}', reactions = '{}'
                                where group_message_id = ${id}`);
          return JSON.stringify({ data: said.data, reactions: said.reactions });
        },
        restore: async (queries, id, kept) => {
          if (kept === '') return;
          const { data, reactions } = readMessage(kept);
          await queries.run(sql`update chat_message set removed = 0, data = ${data}, reactions = ${reactions}
                                where group_message_id = ${id} and removed = 1 and user_id <> ${ERASED_ID}`);
        },
        settled: changed,
      },
    },
    said: async (userId, most) =>
      (
        await database.all(
          MessageRow,
          sql`select ${columns} from chat_message
              where user_id = ${userId} and removed = 0 and topic like 'chatroom.%'
              order by created_at desc limit ${most}`,
        )
      ).map((said) => ({ type: 'message', id: said.id, ...exhibitOf(said) })),
  };
};
