import * as Schema from 'effect/Schema';
import { chatroomTopic } from '#domain/chat/chat.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { ERASED_ID } from '#domain/privacy/deletion.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Hand, Hold } from '../shared/moderation/hands.ts';

const HoldRow = Schema.Struct({ untilAt: Schema.Int, byUserId: Schema.String, decisionId: Schema.String });
const readHold = Schema.decodeUnknownSync(Schema.fromJsonString(HoldRow));
const MessageRow = Schema.Struct({
  topic: Schema.String,
  userId: Schema.String,
  data: Schema.String,
  reactions: Schema.String,
  at: Schema.Int,
});
const KeptMessage = Schema.Struct({ data: Schema.String, reactions: Schema.String });
const readMessage = Schema.decodeUnknownSync(Schema.fromJsonString(KeptMessage));
const readText = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Struct({ originalMessage: Schema.String })));

const topicOf = ({ place }: Pick<Hold, 'place'>): string => (place === null ? '' : chatroomTopic(place));

interface Needs {
  readonly database: Database;
  /** A message was removed or restored: tells the listeners. */
  readonly changed: (groupMessageId: string) => Promise<void>;
}

/**
 * How moderators and hosts keep somebody from writing in the chat, everywhere or in one room, and take away what was said
 * in rooms. Serializable, as decisions are.
 */
export const chatHand = ({ database, changed }: Needs): Hand => {
  /** A room's message that has not been removed. */
  const saidIn = (queries: Pick<Database, 'one'>, id: string) =>
    queries.one(
      MessageRow,
      sql`select topic, user_id as "userId", data, reactions, created_at as at from chat_message
          where group_message_id = ${id} and removed = 0 and topic like 'chatroom.%' and user_id <> 'system'`,
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
        find: async (id) => {
          const said = await saidIn(database, id);
          if (!said) return null;
          const { userId, topic, data, at } = said;
          const goTo = hrefOf('chatroom');
          return {
            ...{ userId: userId === ERASED_ID ? null : userId, text: readText(data).originalMessage, at },
            goTo: topic === chatroomTopic(null) ? goTo : null,
          };
        },
        remove: async (queries, id) => {
          const said = await saidIn(queries, id);
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
  };
};
