import * as Schema from 'effect/Schema';
import type { Queries } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';
import { tallied, type Tally } from '../tally.ts';
import { promotionForms, type PromotionsFile } from './promotionFile.ts';

const Row = Schema.Struct({ promotionId: Schema.String, data: Schema.String });

/** Takes promotions by their ids, and takes out what the file withdraws; the others stay. Claims stay in any case. */
export const takePromotions = async (queries: Queries, file: PromotionsFile): Promise<Tally> => {
  const forms = promotionForms(file);
  const named = new Set([...forms.keys(), ...(file.withdraw ?? [])]);
  const stored = async (): Promise<ReadonlyMap<string, string>> =>
    new Map(
      (await queries.all(Row, sql`select promotion_id as "promotionId", data from promotion`))
        .filter(({ promotionId }) => named.has(promotionId))
        .map(({ promotionId, data }) => [promotionId, data]),
    );
  const before = await stored();
  for (const promotionId of file.withdraw ?? [])
    await queries.run(sql`delete from promotion where promotion_id = ${promotionId}`);
  for (const [promotionId, form] of forms)
    await queries.run(sql`
      insert into promotion (promotion_id, data) values (${promotionId}, ${JSON.stringify(form)})
      on conflict (promotion_id) do update set data = excluded.data`);
  return tallied(before, await stored());
};
