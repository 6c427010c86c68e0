import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const takes: Migration = {
  name: '0029-takes',
  statements: [
    // A member and what a member's browser calls it: the same again is the same take.
    sql`create table take (
      take_id text primary key,
      fixture_id text not null,
      user_id text not null references member (user_id) on delete cascade,
      client_id text not null,
      text text not null,
      created_ts bigint not null,
      unique (user_id, client_id)
    )`,
    sql`create index take_fixture on take (fixture_id, created_ts)`,
  ],
};
