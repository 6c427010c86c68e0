import * as Schema from 'effect/Schema';
import { markets, selections, type OddsMarket } from '#domain/odds/market.ts';
import type { OddsHistory } from '#domain/odds/oddsHistory.ts';
import { Instant } from './fields.ts';

export const MarketName = Schema.Literals(markets);
const PriceWire = Schema.Struct({
  sel: Schema.Literals(selections),
  dec: Schema.Finite,
  openDec: Schema.Finite,
  prevDec: Schema.optionalKey(Schema.Finite),
  ts: Instant,
});
export const OddsWire = Schema.Array(
  Schema.Struct({
    fixtureId: Schema.String,
    bookmaker: Schema.String,
    market: MarketName,
    line: Schema.optionalKey(Schema.Finite),
    prices: Schema.Array(PriceWire),
    suspended: Schema.Boolean,
    ts: Instant,
  }),
);
OddsWire satisfies Schema.Codec<readonly OddsMarket[], unknown>;
export const OddsHistoryWire = Schema.Array(
  Schema.Struct({
    sel: Schema.Literals(selections),
    points: Schema.Array(Schema.Struct({ ts: Instant, dec: Schema.Finite })),
  }),
);
OddsHistoryWire satisfies Schema.Codec<readonly OddsHistory[], unknown>;

/** A line in a query, in quarter steps. */
export const LineText = Schema.String.check(Schema.isPattern(/^-?\d{1,3}(\.25|\.5|\.75)?$/u));
