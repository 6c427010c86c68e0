import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/**
 * A member's own comments, newest first; and the texts of those that they deleted a moment ago, until it is too late to
 * take that back.
 */
export const ownComments: Migration = {
  name: '0077-ownComments',
  statements: [
    sql`create index comment_entry_own on comment_entry (user_id, created_ts, comment_id)`,
    sql`create table comment_undo (
      comment_id text primary key references comment_entry (comment_id) on delete cascade,
      body text not null,
      until_ts bigint not null
    )`,
    sql`create index comment_undo_until on comment_undo (until_ts)`,
  ],
};
