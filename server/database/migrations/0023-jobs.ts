import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const jobs: Migration = {
  name: '0023-jobs',
  statements: [
    // The holder of the lease runs the job; `tries` counts the failed runs since the last successful one.
    sql`create table job (
      name text primary key,
      next_at bigint not null,
      lease_until bigint,
      lease_by text,
      tries integer not null,
      last_started bigint,
      last_ended bigint,
      last_fault text
    )`,
  ],
};
