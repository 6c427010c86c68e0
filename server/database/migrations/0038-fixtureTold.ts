import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/** What an import told of a match at each time at which that was something new. */
export const fixtureTold: Migration = {
  name: '0038-fixtureTold',
  statements: [
    sql`create table fixture_told (
      fixture_id text not null,
      ts bigint not null,
      data text not null,
      primary key (fixture_id, ts)
    )`,
  ],
};
