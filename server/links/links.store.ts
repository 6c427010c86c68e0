import * as Schema from 'effect/Schema';
import type { Database, Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const LinkRow = Schema.Struct({ goTo: Schema.String });

export interface StoredLink {
  readonly tokenHash: string;
  /** The member for whom it was created; it is deleted with them. */
  readonly userId: string | null;
  readonly goTo: string;
  readonly expiresAt: number;
}

export interface LinksStore {
  /** Stores a link, and deletes expired ones. */
  readonly add: (queries: Queries, link: StoredLink, now: number) => Promise<void>;
  /** Marks a link as used and returns its target; null if it was used, has expired or never existed. */
  readonly take: (tokenHash: string, now: number) => Promise<string | null>;
}

export const linksStore = (database: Database): LinksStore => ({
  add: async (queries, { tokenHash, userId, goTo, expiresAt }, now) => {
    await queries.run(sql`delete from one_time_link where expires_at <= ${now}`);
    await queries.run(sql`
      insert into one_time_link (token_hash, user_id, go_to, expires_at)
      values (${tokenHash}, ${userId}, ${goTo}, ${expiresAt})`);
  },
  take: async (tokenHash, now) => {
    const row = await database.one(
      LinkRow,
      sql`delete from one_time_link where token_hash = ${tokenHash} and expires_at > ${now} returning go_to as "goTo"`,
    );
    return row?.goTo ?? null;
  },
});
