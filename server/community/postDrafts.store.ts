import * as Schema from 'effect/Schema';
import type { DataOf } from '#contract/http/call.ts';
import { PostDraft } from '#contract/http/postShapes.ts';
import type { posts } from '#contract/http/posts.ts';
import { POSTS } from '#domain/community/post.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

export type KeptDraft = DataOf<typeof posts.drafts>[number];
const Row = Schema.Struct({
  place: Schema.String,
  draft: Schema.fromJsonString(PostDraft),
  savedTs: Schema.Int,
});

/** SO-2: what members have written and not posted, one for each place. */
export const postDraftsStore = (database: Database) => ({
  /** The last kept first. */
  all: (userId: string): Promise<readonly KeptDraft[]> =>
    database.all(
      Row,
      sql`select place, draft, saved_ts as "savedTs" from post_draft where user_id = ${userId}
          order by saved_ts desc, place`,
    ),
  /** One statement keeps it, the last one stands; the oldest above `POSTS.draftsMost` are dropped. */
  put: async (userId: string, { place, draft, savedTs }: KeptDraft): Promise<void> => {
    await database.run(
      sql`insert into post_draft (user_id, place, draft, saved_ts)
          values (${userId}, ${place}, ${JSON.stringify(draft)}, ${savedTs})
          on conflict (user_id, place) do update set draft = excluded.draft, saved_ts = excluded.saved_ts`,
    );
    await database.run(
      sql`delete from post_draft where user_id = ${userId} and place not in
            (select place from post_draft where user_id = ${userId}
             order by saved_ts desc, place limit ${POSTS.draftsMost})`,
    );
  },
  drop: async (userId: string, place: string): Promise<void> => {
    await database.run(sql`delete from post_draft where user_id = ${userId} and place = ${place}`);
  },
});
export type PostDraftsStore = ReturnType<typeof postDraftsStore>;
