import * as Schema from 'effect/Schema';
import { markets, selections, stopReasons, type OddsMarket } from '#domain/odds/market.ts';
import type { LineMove } from '#domain/odds/lineMoves.ts';
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
    openLine: Schema.optionalKey(Schema.Finite),
    prices: Schema.Array(PriceWire),
    suspended: Schema.Boolean,
    reason: Schema.optionalKey(Schema.Literals(stopReasons)),
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
export const LineHistoryWire = Schema.Array(
  Schema.Struct({
    lineMove: Schema.Literals(['opened', 'moved', 'stopped']),
    ts: Instant,
    minute: Schema.optionalKey(Schema.Int),
    added: Schema.optionalKey(Schema.Int),
    line: Schema.optionalKey(Schema.Finite),
    from: Schema.optionalKey(Schema.Finite),
    stoppedTs: Schema.optionalKey(Instant),
    untilTs: Schema.optionalKey(Instant),
    reason: Schema.optionalKey(Schema.Literals(stopReasons)),
  }),
);
LineHistoryWire satisfies Schema.Codec<readonly LineMove[], unknown>;

/** A line in a query, in quarter steps. */
export const LineText = Schema.String.check(Schema.isPattern(/^-?\d{1,3}(\.25|\.5|\.75)?$/u));
