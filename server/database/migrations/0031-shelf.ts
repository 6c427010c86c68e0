import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const shelf: Migration = {
  name: '0031-shelf',
  statements: [
    // What members took off their shelf, until they are there again.
    sql`create table social_off_shelf (
      user_id text not null references member (user_id) on delete cascade,
      type text not null,
      subject_id text not null,
      since bigint not null,
      primary key (user_id, type, subject_id)
    )`,
  ],
};
