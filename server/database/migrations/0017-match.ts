import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const match: Migration = {
  name: '0017-match',
  statements: [
    // Written at the import; those of before are given theirs at the next start.
    sql`alter table fixture add column league_id text not null default ''`,
    sql`alter table fixture add column words text not null default ''`,
    sql`create index fixture_league on fixture (league_id, start_time)`,
    // Minutes; null: what the member has as a rule.
    sql`alter table booking add column lead_min integer`,
    // What the member knows of the match: null until it was first looked at.
    sql`alter table booking add column known_start bigint`,
    sql`alter table booking add column known_status text`,
    // The start that the member was reminded of.
    sql`alter table booking add column reminded_start bigint`,
    // How often the match was moved or called off since, and when last: calendars ask for both.
    sql`alter table booking add column changes integer not null default 0`,
    sql`alter table booking add column changed_at bigint`,
    sql`create index booking_fixture on booking (fixture_id)`,
    sql`create table calendar_feed (
      user_id text primary key references member (user_id) on delete cascade,
      feed_id text not null unique,
      created_at bigint not null
    )`,
  ],
};
