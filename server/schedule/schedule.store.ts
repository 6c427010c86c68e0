import * as Schema from 'effect/Schema';
import { wordPlace } from '#domain/schedule/matchSearch.ts';
import type { Stream } from '#domain/match/match.ts';
import type { Queries } from '../database/database.ts';
import { joined, listed, sql, type Sql } from '../database/sql.ts';
import type { Start, Wanted } from '../shared/matchSource.ts';
import { StoredFixture, StoredStreams } from '../shared/storedFixture.ts';
import { readBoardAt, readTold, type BoardThen, type ToldBoard } from '../shared/told.store.ts';

export interface StoredCommentator {
  readonly userId: string;
  readonly name: string;
  readonly picture: string | null;
}
/** A room with its commentator. */
interface StoredRoom extends StoredCommentator {
  readonly roomId: string;
  readonly fixtureId: string;
  readonly streams: readonly Stream[];
}
export interface StoredMatch {
  readonly fixture: StoredFixture;
  /** In display order. */
  readonly rooms: readonly StoredRoom[];
}

const CommentatorRow = Schema.Struct({
  userId: Schema.String,
  name: Schema.String,
  picture: Schema.NullOr(Schema.String),
});
const FixtureRow = Schema.Struct({ data: Schema.fromJsonString(StoredFixture) });
const RoomRow = Schema.Struct({
  ...CommentatorRow.fields,
  roomId: Schema.String,
  fixtureId: Schema.String,
  streams: Schema.fromJsonString(StoredStreams),
});
const StartRow = Schema.Struct({ startTime: Schema.Int, liveModeId: Schema.String, leagueId: Schema.String });
const FixtureIdRow = Schema.Struct({ fixtureId: Schema.String });

/** More than any schedule has. */
const MOST_LEAGUES = 1000;

export interface ScheduleStore {
  /** Fixtures that start in [from, to), epoch milliseconds. */
  readonly between: (from: number, to: number) => Promise<readonly StoredMatch[]>;
  readonly find: (wanted: Wanted) => Promise<readonly StoredMatch[]>;
  readonly starts: (from: number, to: number) => Promise<readonly Start[]>;
  readonly byId: (fixtureId: string) => Promise<StoredMatch | null>;
  /** The fixture of a room. */
  readonly byRoom: (roomId: string) => Promise<StoredMatch | null>;
  /** What was told of a fixture, oldest first. */
  readonly told: (fixtureId: string) => Promise<readonly ToldBoard[]>;
  /** The board of its sport as it had been told at a moment. */
  readonly boardAt: (fixtureId: string, at: number) => Promise<BoardThen>;
  /** Each as its latest fixture describes it. */
  readonly leagues: () => Promise<readonly Pick<StoredFixture, 'leagueId' | 'leagueName' | 'liveModeId'>[]>;
  readonly commentators: () => Promise<readonly StoredCommentator[]>;
  /** Adds a commentator within a transaction, or updates name and picture of an existing one. */
  readonly addCommentator: (queries: Queries, who: StoredCommentator) => Promise<void>;
}

export const scheduleStore = (database: Queries): ScheduleStore => {
  const matching = async (condition: Sql, order = sql`order by start_time, fixture_id`) => {
    const fixtures = await database.all(FixtureRow, sql`select data from fixture where ${condition} ${order}`);
    if (fixtures.length === 0) return [];
    const rooms = await database.all(
      RoomRow,
      sql`select room.room_id as "roomId", room.fixture_id as "fixtureId", room.streams,
            commentator.user_id as "userId", commentator.name, commentator.picture
          from room join commentator on commentator.user_id = room.commentator_id
          where room.fixture_id in (${listed(fixtures.map(({ data }) => data.fixtureId))})
          order by room.fixture_id, room.place`,
    );
    return fixtures.map(({ data }): StoredMatch => ({
      fixture: data,
      rooms: rooms.filter(({ fixtureId }) => fixtureId === data.fixtureId),
    }));
  };
  const byId = async (fixtureId: string) => (await matching(sql`fixture_id = ${fixtureId}`))[0] ?? null;
  return {
    between: (from, to) => matching(sql`start_time >= ${from} and start_time < ${to}`),
    find: ({ words, leagueId, from, to, latestFirst, after, most }) => {
      const way = latestFirst ? sql`desc` : sql``;
      const behind = latestFirst ? sql`<` : sql`>`;
      const conditions = [
        sql`start_time >= ${from} and start_time < ${to}`,
        ...(leagueId === null ? [] : [sql`league_id = ${leagueId}`]),
        // Words consist of letters and digits, so they contain no wildcards.
        ...words.map((word) => sql`words like ${`%${wordPlace(word)}%`}`),
        ...(after === null
          ? []
          : [
              sql`(start_time ${behind} ${after.startTime}
                   or (start_time = ${after.startTime} and fixture_id ${behind} ${after.fixtureId}))`,
            ]),
      ];
      return matching(joined(conditions, ' and '), sql`order by start_time ${way}, fixture_id ${way} limit ${most}`);
    },
    starts: (from, to) =>
      database.all(
        StartRow,
        sql`select start_time as "startTime", live_mode_id as "liveModeId", league_id as "leagueId" from fixture
            where start_time >= ${from} and start_time < ${to}`,
      ),
    byId,
    byRoom: async (roomId) => {
      const room = await database.one(
        FixtureIdRow,
        sql`select fixture_id as "fixtureId" from room where room_id = ${roomId}`,
      );
      return room && byId(room.fixtureId);
    },
    told: (fixtureId) => readTold(database, fixtureId),
    boardAt: (fixtureId, at) => readBoardAt(database, fixtureId, at),
    leagues: async () => {
      const latest = await database.all(
        FixtureRow,
        sql`select data from fixture
            where fixture_id in (select max(fixture_id) from fixture
                                 join (select league_id as of_league, max(start_time) as last_start
                                       from fixture group by league_id) latest
                                 on league_id = of_league and start_time = last_start
                                 group by league_id)
            order by league_id limit ${MOST_LEAGUES}`,
      );
      return latest.map(({ data }) => data);
    },
    commentators: () =>
      database.all(
        CommentatorRow,
        sql`select user_id as "userId", name, picture from commentator order by name, user_id`,
      ),
    addCommentator: async (queries, { userId, name, picture }) => {
      await queries.run(
        sql`insert into commentator (user_id, name, picture) values (${userId}, ${name}, ${picture})
            on conflict (user_id) do update set name = excluded.name, picture = excluded.picture`,
      );
    },
  };
};
