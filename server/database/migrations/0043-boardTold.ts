import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/** The board of a sport as an import told it at each time, beside `fixture_told`, whose rows are read all at once. */
export const boardTold: Migration = {
  name: '0043-boardTold',
  statements: [
    sql`create table board_told (
      fixture_id text not null,
      ts bigint not null,
      board text not null,
      primary key (fixture_id, ts)
    )`,
  ],
};
