import * as Schema from 'effect/Schema';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Kept } from '../shared/kept.ts';

const Nullable = Schema.NullOr(Schema.String);
const TipRow = Schema.Struct({
  ...{ tipId: Schema.String, fixtureId: Schema.String, market: Schema.String, sel: Schema.String },
  ...{ line: Schema.NullOr(Schema.Finite), oddsDec: Schema.Finite, stake: Schema.Int, title: Nullable, text: Nullable },
  ...{ state: Schema.String, createdTs: Schema.Int, withdrawnTs: Schema.NullOr(Schema.Int) },
});
const DraftRow = Schema.Struct({ fixtureId: Schema.String, draft: Schema.String, savedTs: Schema.Int });
const WriteRow = Schema.Struct({ clientId: Schema.String, tipId: Schema.String });

/**
 * The ledger of an erased tipster stays but names nobody: it holds predictions, prices, results, and hashes of texts
 * whose salt was deleted with the texts.
 */
export const keptTips = (database: Database): Kept => ({
  name: 'tips',
  columns: { tip_ledger: ['user_id'], tip_draft: ['user_id'], tip_write: ['user_id'] },
  tell: async (userId) => {
    const [tips, drafts, writes] = await Promise.all([
      database.all(
        TipRow,
        sql`select tip_id as "tipId", fixture_id as "fixtureId", market, sel, line, odds_dec as "oddsDec", stake, title,
                   blocks as text, state, created_ts as "createdTs", withdrawn_ts as "withdrawnTs"
            from tip join tip_ledger using (ledger_id) where user_id = ${userId} order by created_ts, tip_id`,
      ),
      database.all(
        DraftRow,
        sql`select fixture_id as "fixtureId", draft, saved_ts as "savedTs" from tip_draft where user_id = ${userId}
            order by fixture_id`,
      ),
      database.all(
        WriteRow,
        sql`select client_id as "clientId", tip_id as "tipId" from tip_write where user_id = ${userId} order by client_id`,
      ),
    ]);
    return { tips, drafts, writes };
  },
  erase: async (queries, userId) => {
    const own = sql`ledger_id in (select ledger_id from tip_ledger where user_id = ${userId})`;
    await queries.run(
      sql`update tip_revision set title = null, blocks = null where tip_id in (select tip_id from tip where ${own})`,
    );
    await queries.run(sql`update tip set title = null, blocks = null, salt = null where ${own}`);
    await queries.run(sql`delete from tip_draft where user_id = ${userId}`);
    await queries.run(sql`delete from tip_write where user_id = ${userId}`);
    await queries.run(sql`update tip_ledger set user_id = null where user_id = ${userId}`);
    return null;
  },
});
