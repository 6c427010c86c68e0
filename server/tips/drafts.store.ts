import * as Schema from 'effect/Schema';
import type { InputOf } from '#contract/http/call.ts';
import { tips } from '#contract/http/tips.ts';
import { TIPS } from '#domain/tips/tip.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

export type Draft = NonNullable<InputOf<typeof tips.putDraft>['draft']>;
type KeptDraft = Draft & { readonly savedTs: number };
const Row = Schema.Struct({
  draft: Schema.fromJsonString(tips.putDraft.input.fields.draft),
  savedTs: Schema.Int,
});

/** Members' drafts of tips. */
export const draftsStore = (database: Database) => ({
  of: async (userId: string, fixtureId: string): Promise<KeptDraft | null> => {
    const row = await database.one(
      Row,
      sql`select draft, saved_ts as "savedTs" from tip_draft where user_id = ${userId} and fixture_id = ${fixtureId}`,
    );
    return row?.draft ? { ...row.draft, savedTs: row.savedTs } : null;
  },
  /** The latest first. */
  all: async (userId: string): Promise<readonly KeptDraft[]> => {
    const rows = await database.all(
      Row,
      sql`select draft, saved_ts as "savedTs" from tip_draft where user_id = ${userId}
          order by saved_ts desc, fixture_id`,
    );
    return rows.flatMap(({ draft, savedTs }) => (draft ? [{ ...draft, savedTs }] : []));
  },
  /** Saves a draft, and deletes the oldest ones beyond the limit. */
  put: async (userId: string, draft: Draft, now: number): Promise<void> => {
    await database.run(
      sql`insert into tip_draft (user_id, fixture_id, draft, saved_ts)
          values (${userId}, ${draft.fixtureId}, ${JSON.stringify(draft)}, ${now})
          on conflict (user_id, fixture_id) do update set draft = excluded.draft, saved_ts = excluded.saved_ts`,
    );
    await database.run(
      sql`delete from tip_draft where user_id = ${userId} and fixture_id not in
            (select fixture_id from tip_draft where user_id = ${userId}
             order by saved_ts desc, fixture_id limit ${TIPS.draftsMax})`,
    );
  },
  drop: async (userId: string, fixtureId: string): Promise<void> => {
    await database.run(sql`delete from tip_draft where user_id = ${userId} and fixture_id = ${fixtureId}`);
  },
});
export type DraftsStore = ReturnType<typeof draftsStore>;
