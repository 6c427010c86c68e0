import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/** Files of imported films of which the operator wants renditions; a row goes once they are made, and stays with its fault where that failed. */
export const filmTranscode: Migration = {
  name: '0039-filmTranscode',
  statements: [
    sql`create table film_transcode (
      path text primary key,
      root text not null,
      height integer not null,
      audio text not null,
      asked_at bigint not null,
      fault text
    )`,
  ],
};
