import * as Schema from 'effect/Schema';
import type { Database, Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Kept } from '../shared/kept.ts';
import type { PostsStore } from './posts.store.ts';

const Json = Schema.fromJsonString(Schema.Unknown);
const PostRow = Schema.Struct({
  groupId: Schema.String,
  visibility: Schema.String,
  text: Schema.String,
  pictures: Json,
  embeds: Json,
  createdTs: Schema.Int,
  editedTs: Schema.NullOr(Schema.Int),
});
const EditRow = Schema.Struct({ text: Schema.String, at: Schema.Int });
const DraftRow = Schema.Struct({ place: Schema.String, draft: Json, savedTs: Schema.Int });

interface Needs {
  readonly database: Database;
  readonly store: PostsStore;
  readonly dropPoll: (queries: Queries, pollId: string) => Promise<void>;
  readonly removePictures: (urls: readonly string[]) => Promise<void>;
}

/** A member's posts go with them, with their pictures, polls, earlier texts and drafts. */
export const keptPosts = ({ database, store, dropPoll, removePictures }: Needs): Kept => ({
  name: 'posts',
  columns: { post_entry: ['user_id'], post_draft: ['user_id'] },
  tell: async (userId) => {
    const [posts, edits, drafts] = await Promise.all([
      database.all(
        PostRow,
        sql`select group_id as "groupId", visibility, body as text, pictures, embeds, created_ts as "createdTs",
                   edited_ts as "editedTs"
            from post_entry where user_id = ${userId} and state <> 'deleted' order by created_ts, post_id`,
      ),
      database.all(
        EditRow,
        sql`select e.body as text, e.at from post_edit e join post_entry p on p.post_id = e.post_id
            where p.user_id = ${userId} order by e.at, e.post_id, e.seq`,
      ),
      database.all(
        DraftRow,
        sql`select place, draft, saved_ts as "savedTs" from post_draft where user_id = ${userId} order by place`,
      ),
    ]);
    return { posts, earlier: edits, drafts };
  },
  erase: async (queries, userId) => {
    const gone = await store.ofMember(queries, userId);
    for (const { pollId } of gone) if (pollId !== null) await dropPoll(queries, pollId);
    await queries.run(
      sql`delete from post_edit where post_id in (select post_id from post_entry where user_id = ${userId})`,
    );
    await queries.run(sql`delete from post_entry where user_id = ${userId}`);
    await queries.run(sql`delete from post_draft where user_id = ${userId}`);
    return () => removePictures(gone.flatMap(({ pictures }) => pictures.map(({ url }) => url)));
  },
});
