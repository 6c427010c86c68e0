import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const followLead: Migration = {
  name: '0042-followLead',
  statements: [
    // Minutes; null where the member chose none for it, and gets the default.
    sql`alter table social_follow add column lead_min integer`,
    // A reminder of what somebody follows, once for each start of a match.
    sql`create table follow_reminded (
      user_id text not null references member (user_id) on delete cascade,
      fixture_id text not null,
      start_time bigint not null,
      primary key (user_id, fixture_id)
    )`,
    sql`create index follow_reminded_start on follow_reminded (start_time)`,
  ],
};
