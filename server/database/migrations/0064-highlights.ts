import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/**
 * Highlights that staff cut. A row is there before its files: `cutting`, then `ready` with its slug, or `failed` with the
 * reason; `withdrawn` ones have no files any more. What lists show is read into memory from the JSON in `data`, whenever
 * the revision has changed.
 */
export const highlights: Migration = {
  name: '0064-highlights',
  statements: [
    sql`create table highlight (
      highlight_id text primary key,
      state text not null,
      room_id text not null,
      fixture_id text,
      category text not null,
      type text not null,
      created_ts bigint not null,
      slug text,
      why text,
      data text not null,
      user_id text,
      unique (slug)
    )`,
    sql`create index highlight_state on highlight (state, created_ts, highlight_id)`,
    sql`create index highlight_user on highlight (user_id)`,
    sql`create table highlight_revision (name text primary key, revision bigint not null)`,
  ],
};
