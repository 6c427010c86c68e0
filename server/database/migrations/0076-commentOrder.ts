import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/**
 * The best first, in the direction in which they are read: among a hundred thousand comments that nobody liked yet the
 * first page would else sort them all.
 */
export const commentOrder: Migration = {
  name: '0076-commentOrder',
  statements: [
    sql`drop index comment_entry_best`,
    sql`create index comment_entry_best on comment_entry (type, subject_id, parent_id, rank desc, comment_id)`,
  ],
};
