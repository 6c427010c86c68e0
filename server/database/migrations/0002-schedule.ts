import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const schedule: Migration = {
  name: '0002-schedule',
  statements: [
    sql`create table commentator (
      user_id text primary key,
      name text not null,
      picture text
    )`,
    sql`create table fixture (
      fixture_id text primary key,
      start_time bigint not null,
      live_mode_id text not null,
      data text not null
    )`,
    sql`create index fixture_start on fixture (start_time)`,
    sql`create table room (
      room_id text primary key,
      fixture_id text not null references fixture (fixture_id) on delete cascade,
      place integer not null,
      commentator_id text not null references commentator (user_id),
      streams text not null
    )`,
    sql`create index room_fixture on room (fixture_id)`,
  ],
};
