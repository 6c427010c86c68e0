import { randomUUID } from 'node:crypto';
import * as Schema from 'effect/Schema';
import { ERASED_ID } from '#domain/privacy/deletion.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Kept } from '../shared/kept.ts';
import type { Outbox } from '../shared/outbox.ts';
import { nobodys } from './nobodys.ts';

/** Rows per step, which is a few milliseconds of work. */
const AT_ONCE = 200;

const StoredData = Schema.Record(Schema.String, Schema.Unknown);
const MessageRow = Schema.Struct({
  groupMessageId: Schema.String,
  topic: Schema.String,
  data: Schema.fromJsonString(StoredData),
  createdAt: Schema.Int,
});
const ReactionRow = Schema.Struct({ groupMessageId: Schema.String, reaction: Schema.String });
const RestrictionRow = Schema.Struct({
  topic: Schema.String,
  kind: Schema.String,
  untilAt: Schema.Int,
});
const VoteRow = Schema.Struct({ question: Schema.String, optionId: Schema.String, at: Schema.Int });
const PollRow = Schema.Struct({ topic: Schema.String, question: Schema.String, createdAt: Schema.Int });

/**
 * What a member wrote. What was said in rooms stays, without its author, for those who answered it; what was said to one
 * other is removed.
 */
export const keptChat = (database: Database, outbox: Outbox): Kept => ({
  name: 'chat',
  columns: {
    chat_topic: ['topic'],
    chat_entry: ['topic'],
    chat_message: ['user_id', 'topic', 'data'],
    chat_reaction: ['user_id'],
    chat_client: ['user_id'],
    chat_restriction: ['user_id', 'by_user_id'],
    chat_poll: ['by_user_id'],
    chat_vote: ['user_id'],
  },
  stays: {
    'chat_topic.topic': 'a private topic is named by the ids of both who wrote in it, and the other one keeps it',
    'chat_entry.topic': 'as chat_topic.topic',
    'chat_message.topic': 'as chat_topic.topic',
    'chat_message.data': 'what the other one wrote in it is theirs, and says to which id',
  },
  tell: async (userId) => {
    const messages = await database.all(
      MessageRow,
      sql`select group_message_id as "groupMessageId", topic, data, created_at as "createdAt" from chat_message
          where user_id = ${userId} and removed = 0 order by created_at, group_message_id`,
    );
    const reactions = await database.all(
      ReactionRow,
      sql`select group_message_id as "groupMessageId", reaction from chat_reaction where user_id = ${userId}
          order by group_message_id, reaction`,
    );
    const restrictions = await database.all(
      RestrictionRow,
      sql`select topic, kind, until_at as "untilAt" from chat_restriction where user_id = ${userId}
          order by set_at, topic, kind`,
    );
    const votes = await database.all(
      VoteRow,
      sql`select p.question, v.option_id as "optionId", v.at from chat_vote v join chat_poll p on p.poll_id = v.poll_id
          where v.user_id = ${userId} order by v.at, v.poll_id`,
    );
    const polls = await database.all(
      PollRow,
      sql`select topic, question, begin_at as "createdAt" from chat_poll where by_user_id = ${userId}
          order by begin_at, poll_id`,
    );
    return {
      messages: messages.map(({ data, ...message }) => ({
        ...message,
        showName: data['showName'],
        text: data['originalMessage'],
        parentMessageId: data['parentMessageId'],
      })),
      reactions,
      restrictions,
      votes,
      polls,
    };
  },
  /** Serializable: a message that is deleted between reading and writing is read again, so that its text stays deleted. */
  eraseSome: (userId) =>
    database.transaction(async (queries) => {
      const rows = await queries.all(
        MessageRow,
        sql`select group_message_id as "groupMessageId", topic, data, created_at as "createdAt" from chat_message
            where user_id = ${userId} limit ${AT_ONCE}`,
      );
      for (const { groupMessageId, topic, data } of rows)
        await queries.run(
          topic.startsWith('private.')
            ? sql`update chat_message set user_id = ${ERASED_ID}, ip_hash = null, removed = 1, data = '{}', reactions = '{}'
                  where group_message_id = ${groupMessageId}`
            : sql`update chat_message set user_id = ${ERASED_ID}, ip_hash = null, data = ${data['userId'] === undefined ? '{}' : JSON.stringify(nobodys(data))}
                  where group_message_id = ${groupMessageId}`,
        );
      return rows.length === AT_ONCE;
    }),
  erase: async (queries, userId) => {
    // Messages written since the last step.
    await queries.run(sql`update chat_message set user_id = ${ERASED_ID}, ip_hash = null, removed = 1, data = '{}',
                                                  reactions = '{}' where user_id = ${userId}`);
    // Each gets its own id: two erased members may have given a message the same reaction.
    await queries.run(
      sql`update chat_reaction set user_id = ${`${ERASED_ID}-${randomUUID()}`} where user_id = ${userId}`,
    );
    await queries.run(sql`delete from chat_client where user_id = ${userId}`);
    await queries.run(sql`delete from chat_restriction where user_id = ${userId}`);
    await queries.run(sql`update chat_restriction set by_user_id = ${ERASED_ID} where by_user_id = ${userId}`);
    // Votes stay counted, without a member.
    await queries.run(sql`update chat_vote set user_id = ${`${ERASED_ID}-${randomUUID()}`} where user_id = ${userId}`);
    await queries.run(
      sql`update chat_poll set by_user_id = ${ERASED_ID}, client_id = poll_id where by_user_id = ${userId}`,
    );
    await outbox.publish(queries, 'member.erased', { userId });
    return null;
  },
});
