import * as Schema from 'effect/Schema';
import { isOver, type Poll } from '#domain/chat/poll.ts';
import { UniqueViolation, type Database, type Queries } from '../database/database.ts';
import { sql, type Sql } from '../database/sql.ts';

/** The answers to choose from, as they are stored. */
export const OptionsRow = Schema.fromJsonString(
  Schema.Array(Schema.Struct({ id: Schema.String, text: Schema.String })),
);
const PollRow = Schema.Struct({
  pollId: Schema.String,
  topic: Schema.String,
  question: Schema.String,
  options: OptionsRow,
  endTs: Schema.Int,
});
const CountRow = Schema.Struct({ id: Schema.String, votes: Schema.Int });
const ChoiceRow = Schema.Struct({ id: Schema.String });

const columns = sql`poll_id as "pollId", topic, question, options, end_at as "endTs"`;

/** A poll with its room. */
export interface AskedPoll {
  readonly topic: string;
  readonly poll: Poll;
}

/** A poll without its votes, which are as many as there are people in the room. */
const bare = (queries: Queries, where: Sql) =>
  queries.one(PollRow, sql`select ${columns} from chat_poll where ${where}`);
const ofTopic = (topic: string): Sql => sql`topic = ${topic} order by begin_at desc, poll_id desc limit 1`;

const read = async (queries: Queries, where: Sql): Promise<AskedPoll | null> => {
  const row = await bare(queries, where);
  if (!row) return null;
  const { topic, options, ...poll } = row;
  const counts = await queries.all(
    CountRow,
    sql`select option_id as id, cast(count(*) as integer) as votes from chat_vote
        where poll_id = ${row.pollId} group by option_id`,
  );
  const votesOf = new Map(counts.map(({ id, votes }) => [id, votes]));
  return {
    topic,
    poll: { ...poll, options: options.map((option) => ({ ...option, votes: votesOf.get(option.id) ?? 0 })) },
  };
};

/** The last poll of a topic, open or not. */
export const latestPoll = async (queries: Queries, topic: string): Promise<Poll | null> =>
  (await read(queries, ofTopic(topic)))?.poll ?? null;
export const pollById = (queries: Queries, pollId: string): Promise<AskedPoll | null> =>
  read(queries, sql`poll_id = ${pollId}`);

export interface NewPoll {
  readonly pollId: string;
  readonly topic: string;
  readonly question: string;
  readonly options: readonly string[];
  readonly beginTs: number;
  readonly endTs: number;
  readonly byUserId: string;
  readonly clientId: string;
}

export const pollsStore = (database: Database) => {
  const choiceOf = async (queries: Queries, pollId: string, userId: string): Promise<string | null> => {
    const row = await queries.one(
      ChoiceRow,
      sql`select option_id as id from chat_vote where poll_id = ${pollId} and user_id = ${userId}`,
    );
    return row?.id ?? null;
  };
  return {
    byId: (pollId: string) => pollById(database, pollId),
    /** A poll's topic, options and end, without its votes. */
    asked: (pollId: string) => bare(database, sql`poll_id = ${pollId}`),
    choiceOf: (pollId: string, userId: string) => choiceOf(database, pollId, userId),
    /** Null while another one of its topic is open. */
    create: async (poll: NewPoll): Promise<Poll | null> => {
      /** Serializable: of two that ask a room at once, the second one finds the first one's poll. */
      const askOnce = () =>
        database.transaction(async (queries) => {
          const { byUserId, clientId, topic } = poll;
          const before = await read(queries, sql`by_user_id = ${byUserId} and client_id = ${clientId}`);
          if (before) return before.poll;
          const open = await bare(queries, ofTopic(topic));
          if (open && !isOver(open, poll.beginTs)) return null;
          const options = JSON.stringify(poll.options.map((text, i) => ({ id: String(i + 1), text })));
          await queries.run(
            sql`insert into chat_poll (poll_id, topic, question, options, begin_at, end_at, by_user_id, client_id)
                values (${poll.pollId}, ${topic}, ${poll.question}, ${options}, ${poll.beginTs}, ${poll.endTs},
                        ${byUserId}, ${clientId})`,
          );
          return (await pollById(queries, poll.pollId))?.poll ?? null;
        });
      try {
        return await askOnce();
      } catch (error) {
        if (error instanceof UniqueViolation) return askOnce();
        throw error;
      }
    },
    /** A member's only vote; false once the poll is over. */
    vote: async (pollId: string, userId: string, optionId: string, now: number): Promise<boolean> => {
      /** Serializable, and a unique key besides: two connections of a member add one vote together. */
      const voteOnce = () =>
        database.transaction(async (queries) => {
          const asked = await bare(queries, sql`poll_id = ${pollId}`);
          if (!asked || isOver(asked, now)) return false;
          const before = await choiceOf(queries, pollId, userId);
          await queries.run(
            before === null
              ? sql`insert into chat_vote (poll_id, user_id, option_id, at)
                    values (${pollId}, ${userId}, ${optionId}, ${now})`
              : sql`update chat_vote set option_id = ${optionId}, at = ${now}
                    where poll_id = ${pollId} and user_id = ${userId}`,
          );
          return true;
        });
      try {
        return await voteOnce();
      } catch (error) {
        if (error instanceof UniqueViolation) return voteOnce();
        throw error;
      }
    },
    close: async (pollId: string, now: number): Promise<void> => {
      await database.run(sql`update chat_poll set end_at = ${now} where poll_id = ${pollId} and end_at > ${now}`);
    },
  };
};
export type PollsStore = ReturnType<typeof pollsStore>;
