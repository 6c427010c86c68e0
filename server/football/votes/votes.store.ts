import * as Schema from 'effect/Schema';
import { voteChoices, type MatchVotes, type VoteChoice } from '#domain/football/votes.ts';
import type { Database, Queries } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';
import type { Kept } from '../../shared/kept.ts';

const Choice = Schema.Literals(voteChoices);
const CountRow = Schema.Struct({ choice: Choice, votes: Schema.Int });
const OwnRow = Schema.Struct({ choice: Choice });
const KeptRow = Schema.Struct({ fixtureId: Schema.String, choice: Choice, votedTs: Schema.Int });

/** The votes on a match, without their closing time. */
export type CountedVotes = Omit<MatchVotes, 'closesTs'>;

const splitOf = async (queries: Queries, fixtureId: string): Promise<Omit<CountedVotes, 'me'>> => {
  const rows = await queries.all(
    CountRow,
    sql`select choice, cast(count(*) as bigint) as votes from football_vote
        where fixture_id = ${fixtureId} group by choice`,
  );
  const votesFor = (choice: VoteChoice) => rows.find((row) => row.choice === choice)?.votes ?? 0;
  const split = { '1': votesFor('1'), X: votesFor('X'), '2': votesFor('2') };
  return { split, total: split['1'] + split.X + split['2'] };
};

const counted = async (queries: Queries, fixtureId: string, userId: string | null): Promise<CountedVotes> => {
  const own =
    userId === null
      ? null
      : await queries.one(
          OwnRow,
          sql`select choice from football_vote where fixture_id = ${fixtureId} and user_id = ${userId}`,
        );
  return { ...(await splitOf(queries, fixtureId)), me: own?.choice ?? null };
};

interface Vote {
  readonly fixtureId: string;
  readonly userId: string;
  readonly choice: VoteChoice;
  readonly now: number;
}

/** Members' votes on matches. */
export const votesStore = (database: Database) => ({
  /** The number of votes for each choice. */
  count: (fixtureId: string) => splitOf(database, fixtureId),
  read: (fixtureId: string, userId: string | null): Promise<CountedVotes> => counted(database, fixtureId, userId),
  /**
   * Sets a member's vote and returns the counts including it. A unique key allows one vote per match and member, so
   * that of two at once the later one counts; the transaction makes sure that the returned counts include this vote.
   */
  submit: ({ fixtureId, userId, choice, now }: Vote): Promise<CountedVotes> =>
    database.transaction(async (queries) => {
      await queries.run(
        sql`insert into football_vote (fixture_id, user_id, choice, voted_ts)
            values (${fixtureId}, ${userId}, ${choice}, ${now})
            on conflict (fixture_id, user_id) do update set choice = excluded.choice, voted_ts = excluded.voted_ts`,
      );
      return counted(queries, fixtureId, userId);
    }),
});
export type VotesStore = ReturnType<typeof votesStore>;

/** Votes are erased together with the member who cast them. */
export const keptVotes = (database: Queries): Kept => ({
  name: 'votes',
  columns: { football_vote: ['user_id'] },
  tell: (userId) =>
    database.all(
      KeptRow,
      sql`select fixture_id as "fixtureId", choice, voted_ts as "votedTs" from football_vote
          where user_id = ${userId} order by voted_ts, fixture_id`,
    ),
  erase: async (queries, userId) => {
    await queries.run(sql`delete from football_vote where user_id = ${userId}`);
    return null;
  },
});
