import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/** Where a calendar reads the matches of the teams that a member follows. */
export const teamCalendar: Migration = {
  name: '0047-teamCalendar',
  statements: [
    sql`create table team_calendar_feed (
      user_id text primary key references member (user_id) on delete cascade,
      feed_id text not null unique,
      created_at bigint not null
    )`,
  ],
};
