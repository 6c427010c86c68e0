import * as Schema from 'effect/Schema';
import type { Queries } from '../database/database.ts';
import { sql, withRows, type Sql, type SqlValue } from '../database/sql.ts';
import { messageEntry, type ChatWrite, type WriteResult } from './write.ts';

/** How many rows one statement adds: each number of them is a statement of its own, which is kept prepared. */
const ROWS_AT_ONCE = 16;

const Client = Schema.Struct({
  userId: Schema.String,
  clientId: Schema.String,
  groupMessageId: Schema.String,
  seq: Schema.NullOr(Schema.Int),
});
const Seq = Schema.Struct({ seq: Schema.Int });
export type Of<Kind extends ChatWrite['kind']> = Extract<ChatWrite, { kind: Kind }>;
type Answer = Pick<typeof Client.Type, 'groupMessageId' | 'seq'>;

type Row = readonly SqlValue[];

const clientsLike = withRows(
  'select user_id as "userId", client_id as "clientId", group_message_id as "groupMessageId", seq from chat_client ' +
    'where (user_id, client_id) in (values ',
  2,
  ')',
);
export const intoMessages = withRows(
  'insert into chat_message (group_message_id, topic, user_id, data, reactions, removed, ip_hash, created_at) values ',
  8,
);
export const intoEntries = withRows('insert into chat_entry (topic, seq, kind, group_message_id) values ', 4);
export const intoClients = withRows(
  'insert into chat_client (user_id, client_id, group_message_id, seq, created_at) values ',
  5,
);

/** Adds rows, many with one statement. */
const insertAll = async (queries: Queries, into: (rows: readonly Row[]) => Sql, rows: Row[]): Promise<void> => {
  while (rows.length > 0) await queries.run(into(rows.splice(0, ROWS_AT_ONCE)));
};

/** Reserves positions at a topic's end and answers the last one; nobody else writes there until the transaction ends. */
export const takePlaces = async (queries: Queries, topic: string, count: number): Promise<number> => {
  const row = await queries.one(
    Seq,
    sql`insert into chat_topic (topic, last_seq) values (${topic}, ${count})
        on conflict (topic) do update set last_seq = chat_topic.last_seq + excluded.last_seq
        returning last_seq as seq`,
  );
  if (!row) throw new Error('A topic has no next place.');
  return row.seq;
};

export const messageRow = ({ topic, userId, message, addressHash }: Of<'message'>): Row => {
  const { groupMessageId, createdAt } = message;
  return [groupMessageId, topic, userId, JSON.stringify(message), '{}', 0, addressHash, createdAt];
};
export const clientRow = ({ userId, clientId, at }: ChatWrite, groupMessageId: string, seq: number | null): Row => [
  userId,
  clientId,
  groupMessageId,
  seq,
  at,
];
export const storedMessage = ({ message }: Of<'message'>, seq: number): WriteResult => {
  const { groupMessageId } = message;
  return { kind: 'stored', groupMessageId, seq, data: messageEntry(message, seq) };
};

const clientKey = ({ userId, clientId }: Pick<ChatWrite, 'userId' | 'clientId'>): string =>
  JSON.stringify([userId, clientId]);

/** Writes of one transaction: what they read before, and the rows that they add, which go to the database together. */
export const createBatch = (queries: Queries) => {
  const heads = new Map<string, number>();
  const answers = new Map<string, Answer>();
  const [messages, entries, clients]: [Row[], Row[], Row[]] = [[], [], []];

  /** The first answers to clientIds that were used before. */
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
    /** Notices are stored like messages, with the system as their author. */
    addNotice: ({ topic, userId, at }: Of<'notice'>, id: string, data: string): void =>
      void messages.push([id, topic, userId, data, '{}', 0, null, at]),
    /** Adds the topic's next entry and answers its position. */
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
export type Batch = ReturnType<typeof createBatch>;
