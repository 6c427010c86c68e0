import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const match: Migration = {
  name: '0017-match',
  statements: [
    // Written by the import; older rows are filled at the next start.
    sql`alter table fixture add column league_id text not null default ''`,
    sql`alter table fixture add column words text not null default ''`,
    sql`create index fixture_league on fixture (league_id, start_time)`,
    // Minutes; null: the member's default.
    sql`alter table booking add column lead_min integer`,
    // The start and status that the member was last told; null until they are first compared.
    sql`alter table booking add column known_start bigint`,
    sql`alter table booking add column known_status text`,
    // The start that the member was reminded of.
    sql`alter table booking add column reminded_start bigint`,
    // How often the match was rescheduled or called off since, and when last: calendars need both.
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
