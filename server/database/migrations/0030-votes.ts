import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const votes: Migration = {
  name: '0030-votes',
  statements: [
    sql`create table football_vote (
      fixture_id text not null,
      user_id text not null references member (user_id) on delete cascade,
      choice text not null,
      voted_ts bigint not null,
      primary key (fixture_id, user_id)
    )`,
    sql`create index football_vote_member on football_vote (user_id)`,
  ],
};
