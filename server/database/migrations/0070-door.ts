import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/** The perceptual hashes of pictures that were removed, beside those of the operator's file. */
export const door: Migration = {
  name: '0070-door',
  statements: [sql`create table door_picture (hash text primary key, removed_at bigint not null)`],
};
