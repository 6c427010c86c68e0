import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/**
 * Imported football data. What lists filter and sort by has a column; the rest of a record is JSON in `data`. `words` is
 * what a search finds it by; `football_goal` repeats the goals of a match's `data` for who looks for a player's. Names in `football_name` are folded: by them an import knows teams and competitions again.
 */
export const football: Migration = {
  name: '0026-football',
  statements: [
    sql`create table football_competition (league_id text primary key, data text not null)`,
    sql`create table football_season (
      league_id text not null references football_competition (league_id) on delete cascade,
      season text not null,
      rules text,
      primary key (league_id, season)
    )`,
    sql`create table football_team (team_id text primary key, words text not null, data text not null)`,
    sql`create table football_name (
      kind text not null,
      folded text not null,
      entry_id text not null,
      primary key (kind, folded, entry_id)
    )`,
    sql`create table football_venue (venue_id text primary key, data text not null)`,
    sql`create table football_player (
      player_id text primary key,
      team_id text not null,
      folded text not null,
      words text not null,
      data text not null
    )`,
    sql`create index football_player_team on football_player (team_id, folded)`,
    sql`create table football_squad (
      team_id text not null,
      player_id text not null,
      place integer not null,
      data text not null,
      primary key (team_id, player_id)
    )`,
    sql`create table football_fixture (
      fixture_id text primary key,
      league_id text not null references football_competition (league_id),
      season text not null,
      round_key text not null,
      match_day text not null,
      start_ts bigint not null,
      home_id text not null,
      away_id text not null,
      venue_id text,
      unfinished integer not null,
      words text not null,
      teller text not null,
      told_ts bigint not null,
      data text not null
    )`,
    sql`create index football_fixture_start on football_fixture (start_ts, fixture_id)`,
    sql`create index football_fixture_season on football_fixture (league_id, season, start_ts)`,
    sql`create index football_fixture_home on football_fixture (home_id, start_ts)`,
    sql`create index football_fixture_away on football_fixture (away_id, start_ts)`,
    sql`create index football_fixture_venue on football_fixture (venue_id, start_ts)`,
    sql`create table football_goal (
      fixture_id text not null references football_fixture (fixture_id) on delete cascade,
      seq integer not null,
      player_id text not null,
      own_goal integer not null,
      primary key (fixture_id, seq)
    )`,
    sql`create index football_goal_player on football_goal (player_id)`,
    // One row for each price that was told; the line is text because it takes part in the key.
    sql`create table football_odds (
      fixture_id text not null references football_fixture (fixture_id) on delete cascade,
      bookmaker text not null,
      market text not null,
      line text not null,
      sel text not null,
      ts bigint not null,
      price double precision not null,
      suspended integer not null,
      primary key (fixture_id, bookmaker, market, line, sel, ts)
    )`,
  ],
};
