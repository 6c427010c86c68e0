import * as Schema from 'effect/Schema';
import { GAMES, type GameSave, type SaveAnswer } from '#domain/games/game.ts';
import { sliceOf, type Slice } from '#domain/shared/slice.ts';
import type { Database, Queries } from '../database/database.ts';
import { keyset } from '../database/keyset.ts';
import { listed, sql, type Sql } from '../database/sql.ts';

const RunRow = Schema.Struct({
  runId: Schema.String,
  userId: Schema.String,
  gameId: Schema.String,
  seed: Schema.Int,
  startedTs: Schema.Int,
  scored: Schema.Int,
});
export type StoredRun = typeof RunRow.Type;
const SaveRow = Schema.Struct({ rev: Schema.Int, data: Schema.String, savedTs: Schema.Int });
const TimeRow = Schema.Struct({ gameId: Schema.String, playedMs: Schema.Int, lastTs: Schema.Int });
const BestRow = Schema.Struct({ userId: Schema.String, value: Schema.Int, unchecked: Schema.Int, at: Schema.Int });
export type Best = typeof BestRow.Type;
const CountRow = Schema.Struct({ count: Schema.Int });
const PlayedRow = Schema.Struct({ gameId: Schema.String, count: Schema.Int });
const ValueRow = Schema.Struct({ value: Schema.Int });

const runColumns = sql`run_id as "runId", user_id as "userId", game_id as "gameId", seed, started_ts as "startedTs", scored`;
const saveOf = (
  queries: Pick<Queries, 'one'>,
  userId: string,
  gameId: string,
  slot: number,
): Promise<GameSave | null> =>
  queries.one(
    SaveRow,
    sql`select rev, data, saved_ts as "savedTs" from game_save
        where user_id = ${userId} and game_id = ${gameId} and slot = ${slot}`,
  );
const latest = keyset({ at: sql`last_ts`, id: sql`game_id`, latestFirst: true });

/** The scores that a table counts. */
export interface TableWish {
  readonly gameId: string;
  readonly fromDay: number;
  /** Only these members; all if absent. */
  readonly among?: readonly string[];
}
const counted = ({ gameId, fromDay, among }: TableWish): Sql =>
  among
    ? sql`game_id = ${gameId} and day >= ${fromDay} and user_id in (${listed(among)})`
    : sql`game_id = ${gameId} and day >= ${fromDay}`;
/** Each member's best score and when it was reached: of equal scores the earlier ranks higher. */
const bests = (wish: TableWish): Sql => sql`
  select user_id as "userId", value, 1 - max(checked) as unchecked, min(created_ts) as at
  from game_score s where ${counted(wish)}
    and value = (select max(o.value) from game_score o
                 where o.user_id = s.user_id and o.game_id = s.game_id and o.day >= ${wish.fromDay})
  group by user_id, value`;

export interface SaveWish {
  readonly userId: string;
  readonly gameId: string;
  readonly slot: number;
  readonly rev: number;
  readonly data: string;
  readonly force: boolean;
}

/** The tables of games. */
export const gamesStore = (database: Database) => ({
  run: (runId: string): Promise<StoredRun | null> =>
    database.one(RunRow, sql`select ${runColumns} from game_run where run_id = ${runId}`),
  /**
   * Repeats with a member's `clientId` start one run; old runs that were never scored are deleted. Serializable, with a
   * unique key in addition.
   */
  start: (run: Omit<StoredRun, 'scored'>, clientId: string): Promise<StoredRun> =>
    database.transaction(async (queries) => {
      const before = await queries.one(
        RunRow,
        sql`select ${runColumns} from game_run where user_id = ${run.userId} and client_id = ${clientId}`,
      );
      if (before) return before;
      await queries.run(
        sql`delete from game_run where user_id = ${run.userId} and started_ts < ${run.startedTs - GAMES.runsKeptMs}`,
      );
      await queries.run(
        sql`insert into game_run (run_id, user_id, game_id, client_id, seed, started_ts)
            values (${run.runId}, ${run.userId}, ${run.gameId}, ${clientId}, ${run.seed}, ${run.startedTs})`,
      );
      return { ...run, scored: 0 };
    }),
  /**
   * Whether the score was entered: one statement ensures that a run counts once, with a unique key in addition;
   * Serializable.
   */
  enter: (
    { runId, userId, gameId }: StoredRun,
    {
      day,
      value,
      checked,
      now,
    }: { readonly day: number; readonly value: number; readonly checked: boolean; readonly now: number },
  ): Promise<boolean> =>
    database.transaction(async (queries) => {
      const taken = await queries.run(sql`update game_run set scored = 1 where run_id = ${runId} and scored = 0`);
      if (taken === 0) return false;
      await queries.run(
        sql`insert into game_score (run_id, user_id, game_id, day, value, checked, created_ts)
            values (${runId}, ${userId}, ${gameId}, ${day}, ${value}, ${checked ? 1 : 0}, ${now})`,
      );
      return true;
    }),
  first: (wish: TableWish, most: number): Promise<readonly Best[]> =>
    database.all(BestRow, sql`select * from (${bests(wish)}) best order by value desc, at, "userId" limit ${most}`),
  own: (wish: TableWish, userId: string): Promise<Best | null> =>
    database.one(BestRow, sql`select * from (${bests(wish)}) best where "userId" = ${userId}`),
  /** How many scores rank higher. */
  above: async (wish: TableWish, { value, at, userId }: Best): Promise<number> =>
    (await database.one(
      CountRow,
      sql`select cast(count(*) as integer) as count from (${bests(wish)}) best
          where value > ${value} or (value = ${value} and (at < ${at} or (at = ${at} and "userId" < ${userId})))`,
    ))!.count,
  best: async (userId: string, gameId: string): Promise<number> =>
    (
      await database.one(
        ValueRow,
        sql`select value from game_score where user_id = ${userId} and game_id = ${gameId} order by value desc limit 1`,
      )
    )?.value ?? 0,
  saveOf: (userId: string, gameId: string, slot: number) => saveOf(database, userId, gameId, slot),
  /**
   * Stores a saved game that was based on the current revision; otherwise the stored one stays and is returned.
   * Serializable.
   */
  keep: ({ userId, gameId, slot, rev, data, force }: SaveWish, now: number): Promise<SaveAnswer> =>
    database.transaction(async (queries) => {
      const before = await saveOf(queries, userId, gameId, slot);
      if (before && before.data === data) return { rev: before.rev, conflict: null };
      if (before && before.rev !== rev && !force) return { rev: before.rev, conflict: before };
      const next = (before?.rev ?? 0) + 1;
      await queries.run(
        sql`insert into game_save (user_id, game_id, slot, rev, data, saved_ts)
            values (${userId}, ${gameId}, ${slot}, ${next}, ${data}, ${now})
            on conflict (user_id, game_id, slot) do update
            set rev = excluded.rev, data = excluded.data, saved_ts = excluded.saved_ts`,
      );
      return { rev: next, conflict: null };
    }),
  /** Adds the part of a session that was not counted before; returns the total time. Serializable. */
  addTime: (userId: string, gameId: string, from: number, to: number): Promise<number> =>
    database.transaction(async (queries) => {
      const before = await queries.one(
        TimeRow,
        sql`select game_id as "gameId", played_ms as "playedMs", last_ts as "lastTs" from game_time
            where user_id = ${userId} and game_id = ${gameId}`,
      );
      const playedMs = (before?.playedMs ?? 0) + Math.max(0, to - Math.max(from, before?.lastTs ?? 0));
      const lastTs = Math.max(to, before?.lastTs ?? 0);
      await queries.run(
        sql`insert into game_time (user_id, game_id, played_ms, last_ts)
            values (${userId}, ${gameId}, ${playedMs}, ${lastTs})
            on conflict (user_id, game_id) do update
            set played_ms = excluded.played_ms, last_ts = excluded.last_ts`,
      );
      return playedMs;
    }),
  recent: async (userId: string, cursor: string | undefined): Promise<Slice<typeof TimeRow.Type>> => {
    const rows = await database.all(
      TimeRow,
      sql`select game_id as "gameId", played_ms as "playedMs", last_ts as "lastTs" from game_time
          where user_id = ${userId} and ${latest.behind(cursor)} ${latest.first(GAMES.pageSize)}`,
    );
    return sliceOf(rows, GAMES.pageSize, ({ lastTs, gameId }) => ({ at: lastTs, id: gameId }));
  },
  /** How many members played each game since a given time. */
  playedSince: async (since: number): Promise<ReadonlyMap<string, number>> =>
    new Map(
      (
        await database.all(
          PlayedRow,
          sql`select game_id as "gameId", cast(count(*) as integer) as count from game_time
              where last_ts >= ${since} group by game_id`,
        )
      ).map(({ gameId, count }) => [gameId, count]),
    ),
});
export type GamesStore = ReturnType<typeof gamesStore>;
