import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const portal: Migration = {
  name: '0016-portal',
  statements: [
    // The operator's content of the shell: one row per key of the portal file, as JSON.
    sql`create table portal_part (part text primary key, data text not null)`,
  ],
};
