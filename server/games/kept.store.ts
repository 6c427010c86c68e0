import * as Schema from 'effect/Schema';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Kept } from '../shared/kept.ts';

const ScoreRow = Schema.Struct({
  gameId: Schema.String,
  value: Schema.Int,
  checked: Schema.Int,
  createdTs: Schema.Int,
});
const TimeRow = Schema.Struct({ gameId: Schema.String, playedMs: Schema.Int, lastTs: Schema.Int });
const SaveRow = Schema.Struct({
  gameId: Schema.String,
  slot: Schema.Int,
  rev: Schema.Int,
  data: Schema.String,
  savedTs: Schema.Int,
});
const RunRow = Schema.Struct({ gameId: Schema.String, startedTs: Schema.Int, scored: Schema.Int });

/** Deleted with the player. */
export const keptGames = (database: Database): Kept => ({
  name: 'games',
  columns: { game_run: ['user_id'], game_score: ['user_id'], game_time: ['user_id'], game_save: ['user_id'] },
  tell: async (userId) => ({
    scores: await database.all(
      ScoreRow,
      sql`select game_id as "gameId", value, checked, created_ts as "createdTs" from game_score
          where user_id = ${userId} order by created_ts, run_id`,
    ),
    time: await database.all(
      TimeRow,
      sql`select game_id as "gameId", played_ms as "playedMs", last_ts as "lastTs" from game_time
          where user_id = ${userId} order by game_id`,
    ),
    saves: await database.all(
      SaveRow,
      sql`select game_id as "gameId", slot, rev, data, saved_ts as "savedTs" from game_save
          where user_id = ${userId} order by game_id, slot`,
    ),
    runs: await database.all(
      RunRow,
      sql`select game_id as "gameId", started_ts as "startedTs", scored from game_run
          where user_id = ${userId} order by started_ts, run_id`,
    ),
  }),
  erase: async (queries, userId) => {
    for (const table of [sql`game_run`, sql`game_score`, sql`game_time`, sql`game_save`])
      await queries.run(sql`delete from ${table} where user_id = ${userId}`);
    return null;
  },
});
