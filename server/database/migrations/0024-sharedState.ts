import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/** What several processes count together, and is worth nothing after a day; the embedded database leaves it empty. */
export const sharedState: Migration = {
  name: '0024-sharedState',
  statements: [
    sql`create table limit_window (
      name text not null,
      key_hash text not null,
      hits bigint not null,
      ends_at bigint not null,
      primary key (name, key_hash)
    )`,
    sql`create index limit_window_end on limit_window (ends_at)`,
    sql`create table used_token (token_id text primary key, until_at bigint not null)`,
    sql`create index used_token_end on used_token (until_at)`,
  ],
};
