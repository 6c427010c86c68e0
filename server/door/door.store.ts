import * as Schema from 'effect/Schema';
import type { Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const HashRow = Schema.Struct({ hash: Schema.String });

/** Hashes of removed pictures. */
export const removedHashes = async (queries: Queries): Promise<readonly string[]> =>
  (await queries.all(HashRow, sql`select hash from door_picture order by hash`)).map(({ hash }) => hash);

/** Refuses a picture and similar ones from now on; idempotent. */
export const addRemovedHash = async (queries: Queries, hash: string, now: number): Promise<void> => {
  await queries.run(
    sql`insert into door_picture (hash, removed_at) values (${hash}, ${now}) on conflict (hash) do nothing`,
  );
};
