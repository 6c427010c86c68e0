import type { Queries } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';
import type { Wish } from './readMedia.ts';

/** Asks for renditions of files of a folder; answers how many of them wait. What failed before is tried anew. */
export const askFor = async (
  queries: Queries,
  { root, wishes, now }: { readonly root: string; readonly wishes: readonly Wish[]; readonly now: number },
): Promise<number> => {
  for (const { path, height, audio } of wishes)
    await queries.run(
      sql`insert into film_transcode (path, root, height, audio, asked_at, fault)
          values (${path}, ${root}, ${height}, ${JSON.stringify(audio)}, ${now}, null)
          on conflict (path) do update set root = excluded.root, height = excluded.height, audio = excluded.audio,
                                           fault = null`,
    );
  return wishes.length;
};
