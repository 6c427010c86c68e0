import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/**
 * Imported films and shows. What lists filter and sort by is read into memory from the JSON in `data`, whenever the
 * revision has changed. Of a file `path` is where it lies on this machine; addresses name it by its id alone.
 */
export const films: Migration = {
  name: '0032-films',
  statements: [
    sql`create table film (film_id text primary key, data text not null)`,
    sql`create table film_episode (
      episode_id text primary key,
      film_id text not null references film (film_id) on delete cascade,
      season integer not null,
      no integer not null,
      data text not null
    )`,
    sql`create index film_episode_film on film_episode (film_id, season, no)`,
    sql`create table film_file (
      file_id text primary key,
      film_id text not null references film (film_id) on delete cascade,
      path text not null,
      type text not null
    )`,
    sql`create index film_file_film on film_file (film_id)`,
    sql`create table film_revision (name text primary key, revision bigint not null)`,
  ],
};
