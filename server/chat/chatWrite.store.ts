import * as Schema from 'effect/Schema';
import { UniqueViolation, type Database, type Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import {
  clientRow,
  createBatch,
  intoClients,
  intoEntries,
  intoMessages,
  messageRow,
  storedMessage,
  takePlaces,
  type Batch,
  type Of,
} from './chatBatch.store.ts';
import { writeChange, writeNotice } from './notice.store.ts';
import { forgetReactionTimes, keepReactionTime } from './reactionTimes.store.ts';
import type { ChatWrite, WriteResult } from './write.ts';

/** How many different reactions one message carries at most. */
const MOST_REACTIONS = 20;
const Target = Schema.Struct({ topic: Schema.String, userId: Schema.String, removed: Schema.Int });
const Count = Schema.Struct({ reaction: Schema.String, count: Schema.Int });

const target = async ({ queries, flush }: Batch, groupMessageId: string) => {
  await flush();
  return queries.one(
    Target,
    sql`select topic, user_id as "userId", removed from chat_message where group_message_id = ${groupMessageId}`,
  );
};

const writeMessage = async (batch: Batch, write: Of<'message'>): Promise<WriteResult> => {
  const { topic, message } = write;
  const { groupMessageId, parentMessageId } = message;
  if (parentMessageId !== null && (await target(batch, parentMessageId))?.topic !== topic)
    return { kind: 'refused', code: 404 };
  batch.addMessage(write);
  return storedMessage(write, batch.append(write, 'message', groupMessageId));
};

const countReactions = async (queries: Queries, groupMessageId: string): Promise<Record<string, number>> => {
  const rows = await queries.all(
    Count,
    sql`select reaction, count(*) as count from chat_reaction where group_message_id = ${groupMessageId}
        group by reaction order by reaction`,
  );
  return Object.fromEntries(rows.map(({ reaction, count }) => [reaction, count]));
};

const writeReaction = async (batch: Batch, write: Of<'reaction'>): Promise<WriteResult> => {
  const { queries } = batch;
  const { topic, userId, groupMessageId, reaction, on } = write;
  const message = await target(batch, groupMessageId);
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
  if (changed === 0) return unchanged(batch, write, groupMessageId);
  const updatedReaction = await countReactions(queries, groupMessageId);
  await queries.run(sql`update chat_message set reactions = ${JSON.stringify(updatedReaction)}
                        where group_message_id = ${groupMessageId}`);
  await keepReactionTime(queries, groupMessageId, { ts: write.at, reaction: updatedReaction });
  const seq = batch.append(write, 'reaction', groupMessageId);
  return { kind: 'stored', groupMessageId, seq, data: { kind: 'reaction', groupMessageId, updatedReaction } };
};

const writeDeletion = async (batch: Batch, write: Of<'deletion'>): Promise<WriteResult> => {
  const { topic, userId, groupMessageId, byStaff } = write;
  const message = await target(batch, groupMessageId);
  if (!message || message.topic !== topic) return { kind: 'refused', code: 404 };
  if (message.userId !== userId && !byStaff) return { kind: 'refused', code: 403 };
  if (message.removed === 1) return unchanged(batch, write, groupMessageId);
  await batch.queries.run(sql`update chat_message set removed = 1, data = '{}', reactions = '{}'
                              where group_message_id = ${groupMessageId}`);
  await forgetReactionTimes(batch.queries, groupMessageId);
  const seq = batch.append(write, 'deleted', groupMessageId);
  return { kind: 'stored', groupMessageId, seq, data: { kind: 'deleted', groupMessageId } };
};

const unchanged = (batch: Batch, write: ChatWrite, groupMessageId: string): WriteResult => {
  batch.remember(write, groupMessageId, null);
  return { kind: 'repeated', groupMessageId, seq: null };
};

const apply = async (batch: Batch, write: ChatWrite): Promise<WriteResult> => {
  const before = batch.answerTo(write);
  if (before) return { kind: 'repeated', ...before };
  if (write.kind === 'message') return writeMessage(batch, write);
  if (write.kind === 'notice') return writeNotice(batch, write);
  if (write.kind === 'change') return writeChange(batch, write);
  return write.kind === 'reaction' ? writeReaction(batch, write) : writeDeletion(batch, write);
};

const applyAll = async (
  queries: Queries,
  writes: readonly ChatWrite[],
  expectsNew: boolean,
): Promise<readonly WriteResult[]> => {
  const batch = createBatch(queries);
  const end = await batch.begin(writes, expectsNew);
  const results: WriteResult[] = [];
  for (const write of writes) results.push(await apply(batch, write));
  await end();
  return results;
};

/**
 * What `applyAll` does with one plain message that is new, and no more: what a message that comes alone costs is code that
 * has gone cold, whatever it does.
 */
const addAlone = async (queries: Queries, write: Of<'message'>): Promise<readonly WriteResult[]> => {
  const { topic, message } = write;
  const { groupMessageId } = message;
  const seq = await takePlaces(queries, topic, 1);
  await queries.run(intoMessages([messageRow(write)]));
  await queries.run(intoEntries([[topic, seq, 'message', groupMessageId]]));
  await queries.run(intoClients([clientRow(write, groupMessageId, seq)]));
  return [storedMessage(write, seq)];
};

/** Whether a write depends on nothing stored except its clientId. */
const isPlain = (write: ChatWrite): write is Of<'message'> =>
  write.kind === 'message' && write.message.parentMessageId === null;

/**
 * Stores some writes together. What most likely is new is stored without asking first whether its clientId came before;
 * where the table's key says that one did, all are tried again, and then it is asked.
 */
const commitTogether = async (database: Database, writes: readonly ChatWrite[]): Promise<readonly WriteResult[]> => {
  const areNew = writes.every(isPlain);
  const alone = areNew && writes.length === 1 ? writes[0]! : null;
  let tries = 0;
  /**
   * By row locks: each topic's row lets one transaction at a time write there, and what is written to other topics meanwhile
   * does not meet it. The first one answers to a clientId by the table's unique key.
   */
  const attempt = () =>
    database.transaction((queries) => {
      const expectsNew = areNew && (tries += 1) === 1;
      return expectsNew && alone ? addAlone(queries, alone) : applyAll(queries, writes, expectsNew);
    }, 'rowLocks');
  try {
    return await attempt();
  } catch (error) {
    if (!areNew || !(error instanceof UniqueViolation)) throw error;
    return attempt();
  }
};

/** One write alone; tried once more if another process stored the same clientId meanwhile, to find its answer. */
const commitOne = async (database: Database, write: ChatWrite): Promise<WriteResult> => {
  const attempt = async () => (await commitTogether(database, [write]))[0]!;
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof UniqueViolation) return attempt();
    throw error;
  }
};

/** Stores many writes with one sync to disk; one result each, in their order. */
export const commitChat = async (database: Database, writes: readonly ChatWrite[]): Promise<readonly WriteResult[]> => {
  try {
    return await commitTogether(database, writes);
  } catch (error) {
    if (!(error instanceof UniqueViolation)) throw error;
    const results: WriteResult[] = [];
    for (const write of writes) results.push(await commitOne(database, write));
    return results;
  }
};
