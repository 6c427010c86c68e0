import * as Schema from 'effect/Schema';
import { UniqueViolation, type Database, type Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { ChatWrite, WriteResult } from './write.ts';

/** How many different reactions one message carries at most. */
const MOST_REACTIONS = 20;

const Client = Schema.Struct({ groupMessageId: Schema.String, seq: Schema.NullOr(Schema.Int) });
const Seq = Schema.Struct({ seq: Schema.Int });
const Target = Schema.Struct({ topic: Schema.String, userId: Schema.String, removed: Schema.Int });
const Count = Schema.Struct({ reaction: Schema.String, count: Schema.Int });

type Of<Kind extends ChatWrite['kind']> = Extract<ChatWrite, { kind: Kind }>;

const target = (queries: Queries, groupMessageId: string) =>
  queries.one(
    Target,
    sql`select topic, user_id as "userId", removed from chat_message where group_message_id = ${groupMessageId}`,
  );

/** Remembers the answer to a clientId. */
const remember = (queries: Queries, { userId, clientId, at }: ChatWrite, groupMessageId: string, seq: number | null) =>
  queries.run(sql`insert into chat_client (user_id, client_id, group_message_id, seq, created_at)
                  values (${userId}, ${clientId}, ${groupMessageId}, ${seq}, ${at})`);

/** Gives the topic its next entry; the answer is its place. */
const append = async (queries: Queries, write: ChatWrite, kind: string, groupMessageId: string): Promise<number> => {
  const { topic } = write;
  const next = await queries.one(
    Seq,
    sql`insert into chat_topic (topic, last_seq) values (${topic}, 1)
        on conflict (topic) do update set last_seq = chat_topic.last_seq + 1 returning last_seq as seq`,
  );
  if (!next) throw new Error('A topic has no next place.');
  await queries.run(sql`insert into chat_entry (topic, seq, kind, group_message_id)
                        values (${topic}, ${next.seq}, ${kind}, ${groupMessageId})`);
  await remember(queries, write, groupMessageId, next.seq);
  return next.seq;
};

const writeMessage = async (queries: Queries, write: Of<'message'>): Promise<WriteResult> => {
  const { topic, userId, message, addressHash } = write;
  const { groupMessageId, parentMessageId, createdAt } = message;
  if (parentMessageId !== null && (await target(queries, parentMessageId))?.topic !== topic)
    return { kind: 'refused', code: 404 };
  await queries.run(sql`
    insert into chat_message (group_message_id, topic, user_id, data, reactions, removed, ip_hash, created_at)
    values (${groupMessageId}, ${topic}, ${userId}, ${JSON.stringify(message)}, '{}', 0, ${addressHash}, ${createdAt})`);
  const seq = await append(queries, write, 'message', groupMessageId);
  return { kind: 'stored', groupMessageId, seq, data: { kind: 'message', ...message, seq, reaction: {} } };
};

const countReactions = async (queries: Queries, groupMessageId: string): Promise<Record<string, number>> => {
  const rows = await queries.all(
    Count,
    sql`select reaction, count(*) as count from chat_reaction where group_message_id = ${groupMessageId}
        group by reaction order by reaction`,
  );
  return Object.fromEntries(rows.map(({ reaction, count }) => [reaction, count]));
};

const writeReaction = async (queries: Queries, write: Of<'reaction'>): Promise<WriteResult> => {
  const { topic, userId, groupMessageId, reaction, on } = write;
  const message = await target(queries, groupMessageId);
  if (!message || message.topic !== topic || message.removed === 1) return { kind: 'refused', code: 404 };
  if (on) {
    const counts = await countReactions(queries, groupMessageId);
    if (!Object.hasOwn(counts, reaction) && Object.keys(counts).length >= MOST_REACTIONS)
      return { kind: 'refused', code: 422 };
  }
  const changed = await queries.run(
    on
      ? sql`insert into chat_reaction (group_message_id, user_id, reaction)
            values (${groupMessageId}, ${userId}, ${reaction}) on conflict do nothing`
      : sql`delete from chat_reaction
            where group_message_id = ${groupMessageId} and user_id = ${userId} and reaction = ${reaction}`,
  );
  if (changed === 0) return unchanged(queries, write, groupMessageId);
  const updatedReaction = await countReactions(queries, groupMessageId);
  await queries.run(sql`update chat_message set reactions = ${JSON.stringify(updatedReaction)}
                        where group_message_id = ${groupMessageId}`);
  const seq = await append(queries, write, 'reaction', groupMessageId);
  return { kind: 'stored', groupMessageId, seq, data: { kind: 'reaction', groupMessageId, updatedReaction } };
};

const writeDeletion = async (queries: Queries, write: Of<'deletion'>): Promise<WriteResult> => {
  const { topic, userId, groupMessageId, byStaff } = write;
  const message = await target(queries, groupMessageId);
  if (!message || message.topic !== topic) return { kind: 'refused', code: 404 };
  if (message.userId !== userId && !byStaff) return { kind: 'refused', code: 403 };
  if (message.removed === 1) return unchanged(queries, write, groupMessageId);
  await queries.run(sql`update chat_message set removed = 1, data = '{}', reactions = '{}'
                        where group_message_id = ${groupMessageId}`);
  const seq = await append(queries, write, 'deleted', groupMessageId);
  return { kind: 'stored', groupMessageId, seq, data: { kind: 'deleted', groupMessageId } };
};

const unchanged = async (queries: Queries, write: ChatWrite, groupMessageId: string): Promise<WriteResult> => {
  await remember(queries, write, groupMessageId, null);
  return { kind: 'repeated', groupMessageId, seq: null };
};

const apply = async (queries: Queries, write: ChatWrite): Promise<WriteResult> => {
  const before = await queries.one(
    Client,
    sql`select group_message_id as "groupMessageId", seq from chat_client
        where user_id = ${write.userId} and client_id = ${write.clientId}`,
  );
  if (before) return { kind: 'repeated', ...before };
  if (write.kind === 'message') return writeMessage(queries, write);
  return write.kind === 'reaction' ? writeReaction(queries, write) : writeDeletion(queries, write);
};

/** Nobody else writes to these topics until the transaction ends. Each holds them in one order, so that no two wait for each other. */
const holdTopics = async (queries: Queries, writes: readonly ChatWrite[]): Promise<void> => {
  for (const topic of [...new Set(writes.map(({ topic }) => topic))].sort())
    await queries.run(sql`insert into chat_topic (topic, last_seq) values (${topic}, 0)
                          on conflict (topic) do update set last_seq = chat_topic.last_seq`);
};

const applyAll = async (queries: Queries, writes: readonly ChatWrite[]): Promise<readonly WriteResult[]> => {
  await holdTopics(queries, writes);
  const results: WriteResult[] = [];
  for (const write of writes) results.push(await apply(queries, write));
  return results;
};

/** Alone, and once more where another process stored the same clientId meanwhile: then its answer is found. */
const commitOne = async (database: Database, write: ChatWrite): Promise<WriteResult> => {
  const attempt = async () => (await database.transaction((queries) => applyAll(queries, [write]), 'rowLocks'))[0]!;
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof UniqueViolation) return attempt();
    throw error;
  }
};

/**
 * Stores many writes with one sync to disk; one result each, in their order. By row locks: each topic's row lets one
 * transaction at a time write there, and what is written to other topics meanwhile does not meet it.
 */
export const commitChat = async (database: Database, writes: readonly ChatWrite[]): Promise<readonly WriteResult[]> => {
  try {
    return await database.transaction((queries) => applyAll(queries, writes), 'rowLocks');
  } catch (error) {
    if (!(error instanceof UniqueViolation)) throw error;
    const results: WriteResult[] = [];
    for (const write of writes) results.push(await commitOne(database, write));
    return results;
  }
};
