import * as Schema from 'effect/Schema';
import type { Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const WishRow = Schema.Struct({
  path: Schema.String,
  root: Schema.String,
  height: Schema.Int,
  audio: Schema.fromJsonString(Schema.Array(Schema.String)),
});
export type WishRow = typeof WishRow.Type;

/** Files for which renditions are to be made. */
export const transcodeStore = (database: Queries) => ({
  /** The file that has waited longest and has not failed. */
  next: (): Promise<WishRow | null> =>
    database.one(
      WishRow,
      sql`select path, root, height, audio from film_transcode where fault is null order by asked_at, path limit 1`,
    ),
  done: (path: string) => database.run(sql`delete from film_transcode where path = ${path}`),
  failed: (path: string, fault: string) =>
    database.run(sql`update film_transcode set fault = ${fault} where path = ${path}`),
});
export type TranscodeStore = ReturnType<typeof transcodeStore>;
