import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/** Runs and scores of games, what members keep of them, and for how long they played. */
export const games: Migration = {
  name: '0044-games',
  statements: [
    sql`create table game_run (
      run_id text primary key,
      user_id text not null,
      game_id text not null,
      client_id text not null,
      seed bigint not null,
      started_ts bigint not null,
      scored integer not null default 0,
      unique (user_id, client_id)
    )`,
    sql`create table game_score (
      run_id text primary key,
      user_id text not null,
      game_id text not null,
      day integer not null,
      value integer not null,
      checked integer not null,
      created_ts bigint not null
    )`,
    sql`create index game_score_of_day on game_score (game_id, day, value)`,
    sql`create index game_score_of_member on game_score (user_id, game_id)`,
    sql`create table game_time (
      user_id text not null,
      game_id text not null,
      played_ms bigint not null,
      last_ts bigint not null,
      primary key (user_id, game_id)
    )`,
    sql`create index game_time_latest on game_time (user_id, last_ts)`,
    sql`create index game_time_of_game on game_time (last_ts, game_id)`,
    sql`create table game_save (
      user_id text not null,
      game_id text not null,
      slot integer not null,
      rev integer not null,
      data text not null,
      saved_ts bigint not null,
      primary key (user_id, game_id, slot)
    )`,
  ],
};
