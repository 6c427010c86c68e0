import * as Schema from 'effect/Schema';
import { rankOf } from '#domain/comments/comment.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Kept } from '../shared/kept.ts';

const Row = Schema.Struct({
  type: Schema.String,
  id: Schema.String,
  text: Schema.String,
  createdTs: Schema.Int,
  editedTs: Schema.NullOr(Schema.Int),
});

/**
 * Their texts and names go with who wrote them; the places stay, so that answers of others keep theirs. What was written on
 * a member's own page goes with that page.
 */
export const keptComments = (database: Database): Kept => ({
  name: 'comments',
  columns: { comment_entry: ['user_id', 'subject_id'] },
  tell: async (userId) =>
    database.all(
      Row,
      sql`select type, subject_id as id, body as text, created_ts as "createdTs", edited_ts as "editedTs"
          from comment_entry where user_id = ${userId} and deleted = 0 order by created_ts, comment_id`,
    ),
  erase: async (queries, userId) => {
    await queries.run(
      sql`delete from comment_undo where comment_id in (select comment_id from comment_entry where user_id = ${userId})`,
    );
    await queries.run(sql`delete from comment_entry where type = 'user' and subject_id = ${userId}`);
    // A reply that is gone no longer counts.
    const gone = sql`(select count(*) from comment_entry reply
                      where reply.parent_id = comment_entry.comment_id and reply.user_id = ${userId} and reply.deleted = 0)`;
    await queries.run(
      sql`update comment_entry
          set replies = replies - ${gone}, rank = rank - ${gone} * ${rankOf({ likes: 0, replies: 1, others: 0 })}
          where comment_id in (
            select parent_id from comment_entry where user_id = ${userId} and deleted = 0 and parent_id <> '')`,
    );
    await queries.run(
      sql`update comment_entry set body = '', deleted = 1, user_id = null, client_id = comment_id
          where user_id = ${userId}`,
    );
    return null;
  },
});
