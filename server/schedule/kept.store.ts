import * as Schema from 'effect/Schema';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Kept } from '../shared/kept.ts';

const CommentatorRow = Schema.Struct({ name: Schema.String, picture: Schema.NullOr(Schema.String) });

/** A member who is a commentator. After erasure their rooms keep an anonymous entry, without name and picture. */
export const keptCommentator = (
  database: Database,
  /** Deletes the file of a picture. */
  unpublish: (picture: string | null) => Promise<void>,
): Kept => ({
  name: 'commentator',
  columns: { commentator: ['user_id'], room: ['commentator_id'] },
  stays: {
    'commentator.user_id': 'rooms that name them keep an id without name and picture',
    'room.commentator_id': 'as commentator.user_id',
  },
  tell: (userId) => database.one(CommentatorRow, sql`select name, picture from commentator where user_id = ${userId}`),
  erase: async (queries, userId) => {
    const was = await queries.one(CommentatorRow, sql`select name, picture from commentator where user_id = ${userId}`);
    await queries.run(sql`update commentator set name = ${'—'}, picture = null where user_id = ${userId}`);
    await queries.run(
      sql`delete from commentator
          where user_id = ${userId} and not exists (select 1 from room where commentator_id = ${userId})`,
    );
    return () => unpublish(was?.picture ?? null);
  },
});
