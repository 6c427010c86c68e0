import * as Schema from 'effect/Schema';
import type { Queries } from '../../database/database.ts';
import { joined, sql } from '../../database/sql.ts';

const PriceRow = Schema.Struct({ key: Schema.String, price: Schema.Number, suspended: Schema.Int });
const AT_ONCE = 100;

/** The prices of matches, by everything that tells them apart. */
export const readPrices = async (
  queries: Queries,
  fixtureIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const prices = new Map<string, string>();
  for (let i = 0; i < fixtureIds.length; i += AT_ONCE) {
    const ids = joined(
      fixtureIds.slice(i, i + AT_ONCE).map((id) => sql`${id}`),
      ', ',
    );
    for (const { key, price, suspended } of await queries.all(
      PriceRow,
      sql`select fixture_id || '|' || bookmaker || '|' || market || '|' || line || '|' || sel || '|' || ts as key,
            price, suspended from football_odds where fixture_id in (${ids})`,
    ))
      prices.set(key, `${price} ${suspended}`);
  }
  return prices;
};
