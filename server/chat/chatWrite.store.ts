import * as Schema from 'effect/Schema';
import { UniqueViolation, type Database, type Queries } from '../database/database.ts';
import { sql, withRows, type Sql, type SqlValue } from '../database/sql.ts';
import { forgetReactionTimes, keepReactionTime } from './reactionTimes.store.ts';
import { messageEntry, type ChatWrite, type WriteResult } from './write.ts';

/** How many different reactions one message carries at most. */
const MOST_REACTIONS = 20;
/** How many rows one statement adds: each number of them is a statement of its own, which is kept prepared. */
const ROWS_AT_ONCE = 16;

const Client = Schema.Struct({
  userId: Schema.String,
  clientId: Schema.String,
  groupMessageId: Schema.String,
  seq: Schema.NullOr(Schema.Int),
});
const Seq = Schema.Struct({ seq: Schema.Int });
const Target = Schema.Struct({ topic: Schema.String, userId: Schema.String, removed: Schema.Int });
const Count = Schema.Struct({ reaction: Schema.String, count: Schema.Int });

type Of<Kind extends ChatWrite['kind']> = Extract<ChatWrite, { kind: Kind }>;
type Answer = Pick<typeof Client.Type, 'groupMessageId' | 'seq'>;

type Row = readonly SqlValue[];

const clientsLike = withRows(
  'select user_id as "userId", client_id as "clientId", group_message_id as "groupMessageId", seq from chat_client ' +
    'where (user_id, client_id) in (values ',
  2,
  ')',
);
const intoMessages = withRows(
  'insert into chat_message (group_message_id, topic, user_id, data, reactions, removed, ip_hash, created_at) values ',
  8,
);
const intoEntries = withRows('insert into chat_entry (topic, seq, kind, group_message_id) values ', 4);
const intoClients = withRows(
  'insert into chat_client (user_id, client_id, group_message_id, seq, created_at) values ',
  5,
);

/** Adds rows, many with one statement. */
const insertAll = async (queries: Queries, into: (rows: readonly Row[]) => Sql, rows: Row[]): Promise<void> => {
  while (rows.length > 0) await queries.run(into(rows.splice(0, ROWS_AT_ONCE)));
};

/** Takes so many places at a topic's end, and gives the last one. Nobody else writes to it until the transaction ends. */
const takePlaces = async (queries: Queries, topic: string, count: number): Promise<number> => {
  const row = await queries.one(
    Seq,
    sql`insert into chat_topic (topic, last_seq) values (${topic}, ${count})
        on conflict (topic) do update set last_seq = chat_topic.last_seq + excluded.last_seq
        returning last_seq as seq`,
  );
  if (!row) throw new Error('A topic has no next place.');
  return row.seq;
};

const messageRow = ({ topic, userId, message, addressHash }: Of<'message'>): Row => {
  const { groupMessageId, createdAt } = message;
  return [groupMessageId, topic, userId, JSON.stringify(message), '{}', 0, addressHash, createdAt];
};
const clientRow = ({ userId, clientId, at }: ChatWrite, groupMessageId: string, seq: number | null): Row => [
  userId,
  clientId,
  groupMessageId,
  seq,
  at,
];
const storedMessage = ({ message }: Of<'message'>, seq: number): WriteResult => {
  const { groupMessageId } = message;
  return { kind: 'stored', groupMessageId, seq, data: messageEntry(message, seq) };
};

const clientKey = ({ userId, clientId }: Pick<ChatWrite, 'userId' | 'clientId'>): string =>
  JSON.stringify([userId, clientId]);

/** Writes of one transaction: what they read before, and the rows that they add, which go to the database together. */
const createBatch = (queries: Queries) => {
  const heads = new Map<string, number>();
  const answers = new Map<string, Answer>();
  const [messages, entries, clients]: [Row[], Row[], Row[]] = [[], [], []];

  /** The first answers to clientIds that came before. */
  const readAnswers = async (writes: readonly ChatWrite[]): Promise<void> => {
    for (let from = 0; from < writes.length; from += ROWS_AT_ONCE) {
      const asked = writes.slice(from, from + ROWS_AT_ONCE).map(({ userId, clientId }) => [userId, clientId]);
      const rows = await queries.all(Client, clientsLike(asked));
      for (const { groupMessageId, seq, ...client } of rows) answers.set(clientKey(client), { groupMessageId, seq });
    }
  };

  /**
   * Each transaction holds its topics in one order, so that no two wait for each other. A message most likely takes a
   * place: those places are taken here, what came otherwise is put right at the end.
   */
  const holdTopics = async (writes: readonly ChatWrite[]): Promise<ReadonlyMap<string, number>> => {
    const expected = new Map<string, number>();
    for (const write of writes) {
      const more = write.kind === 'message' && !answers.has(clientKey(write)) ? 1 : 0;
      expected.set(write.topic, (expected.get(write.topic) ?? 0) + more);
    }
    const taken = new Map<string, number>();
    for (const [topic, count] of [...expected].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const last = await takePlaces(queries, topic, count);
      taken.set(topic, last);
      heads.set(topic, last - count);
    }
    return taken;
  };

  const flush = async (): Promise<void> => {
    await insertAll(queries, intoMessages, messages);
    await insertAll(queries, intoEntries, entries);
    await insertAll(queries, intoClients, clients);
  };

  /** Remembers the answer to a clientId. */
  const remember = (write: ChatWrite, groupMessageId: string, seq: number | null): void => {
    answers.set(clientKey(write), { groupMessageId, seq });
    clients.push(clientRow(write, groupMessageId, seq));
  };

  return {
    queries,
    flush,
    remember,
    answerTo: (write: ChatWrite): Answer | undefined => answers.get(clientKey(write)),
    addMessage: (write: Of<'message'>): void => void messages.push(messageRow(write)),
    /** Gives the topic its next entry; the answer is its place. */
    append: (write: ChatWrite, kind: string, groupMessageId: string): number => {
      const { topic } = write;
      const seq = (heads.get(topic) ?? 0) + 1;
      heads.set(topic, seq);
      entries.push([topic, seq, kind, groupMessageId]);
      remember(write, groupMessageId, seq);
      return seq;
    },
    begin: async (writes: readonly ChatWrite[], expectsNew: boolean): Promise<() => Promise<void>> => {
      if (!expectsNew) await readAnswers(writes);
      const taken = await holdTopics(writes);
      return async () => {
        await flush();
        for (const [topic, head] of heads)
          if (taken.get(topic) !== head)
            await queries.run(sql`update chat_topic set last_seq = ${head} where topic = ${topic}`);
      };
    },
  };
};
type Batch = ReturnType<typeof createBatch>;

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

/** Depends on nothing that is stored but on its clientId. */
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

/** Alone, and once more where another process stored the same clientId meanwhile: then its answer is found. */
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
