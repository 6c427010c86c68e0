import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/**
 * Comments on the things of all areas. `parent_id` is empty on the first level; `rank` follows likes and replies, for the
 * best first. A deleted one keeps its place without text; one whose author was erased has no `user_id`.
 */
export const comments: Migration = {
  name: '0069-comments',
  statements: [
    sql`create table comment_entry (
      comment_id text primary key,
      type text not null,
      subject_id text not null,
      parent_id text not null,
      user_id text references member (user_id) on delete set null,
      client_id text not null,
      body text not null,
      at_sec integer,
      quote_id text,
      created_ts bigint not null,
      edited_ts bigint,
      deleted integer not null,
      replies integer not null,
      rank bigint not null,
      unique (user_id, client_id)
    )`,
    sql`create index comment_entry_newest on comment_entry (type, subject_id, parent_id, created_ts, comment_id)`,
    sql`create index comment_entry_best on comment_entry (type, subject_id, parent_id, rank, comment_id)`,
  ],
};
