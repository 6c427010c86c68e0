import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const portal: Migration = {
  name: '0016-portal',
  statements: [
    // What the operator's file says around the content: a row for each of its keys, as JSON.
    sql`create table portal_part (part text primary key, data text not null)`,
  ],
};
