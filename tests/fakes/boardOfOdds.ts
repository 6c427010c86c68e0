import type { Fixture } from '#domain/football/fixture.ts';
import type { OddsMarket, OddsPrice } from '#domain/odds/market.ts';
import { aFixture } from './fixtures.ts';
import { anOddsMarket, aPrice } from './odds.ts';

/** All six markets of a match, as its board shows them; `others` replaces some. */
export const aBoardOfOdds = (fixtureId: string, ...others: readonly OddsMarket[]): readonly OddsMarket[] => {
  const of = (market: OddsMarket['market'], line: number | undefined, ...prices: readonly OddsPrice[]) =>
    anOddsMarket({ fixtureId, market, prices, ...(line !== undefined && { line, openLine: line }) });
  return [
    of('1x2', undefined, aPrice('1', 1.72, 1.8), aPrice('X', 3.6, 3.5), aPrice('2', 4.4, 4.2)),
    of('ah', -0.75, aPrice('H', 1.92, 1.9), aPrice('A', 1.98, 2)),
    of('ou', 2.75, aPrice('O', 1.86, 1.9), aPrice('U', 2.04, 2)),
    of('1x2_1h', undefined, aPrice('1', 2.3, 2.3), aPrice('X', 2.15, 2.2), aPrice('2', 4.8, 4.7)),
    of('ah_1h', 0.25, aPrice('H', 1.8, 1.8), aPrice('A', 2.11, 2.1)),
    of('ou_1h', 1.25, aPrice('O', 1.94, 1.9), aPrice('U', 1.94, 1.9)),
  ].map((market) => others.find((other) => other.market === market.market) ?? market);
};

/** A match with odds. */
export const aPricedFixture = (fixture: Partial<Fixture> = {}, ...others: readonly OddsMarket[]): Fixture => {
  const plain = aFixture(fixture);
  return {
    ...plain,
    coverage: { ...plain.coverage, odds: true },
    odds: fixture.odds ?? aBoardOfOdds(plain.fixtureId, ...others),
  };
};
