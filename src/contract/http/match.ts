import * as Schema from 'effect/Schema';
import type { Analysis, OddsMarket, Overview } from '#domain/football/overview.ts';
import { BoardWire, SportEventWire } from './boards.ts';
import { call } from './call.ts';
import { Id } from './fields.ts';
import { EventWire, StatWire } from './matchData.ts';

const PastMatchWire = Schema.Struct({
  fixtureId: Schema.String,
  day: Schema.String,
  leagueName: Schema.String,
  home: Schema.String,
  away: Schema.String,
  score: Schema.String,
});
const PriceWire = Schema.Struct({
  selection: Schema.Literals(['1', 'X', '2', 'H', 'A', 'O', 'U']),
  decimal: Schema.Finite,
  opening: Schema.Finite,
});
export const OverviewWire = Schema.Struct({
  events: Schema.Array(EventWire),
  stats: Schema.Array(StatWire),
  board: Schema.optionalKey(BoardWire),
  log: Schema.optionalKey(Schema.Array(SportEventWire)),
});
export const AnalysisWire = Schema.Struct({
  home: Schema.Array(PastMatchWire),
  away: Schema.Array(PastMatchWire),
  between: Schema.Array(PastMatchWire),
});
export const OddsWire = Schema.Array(
  Schema.Struct({
    market: Schema.Literals(['1x2', 'handicap', 'total']),
    line: Schema.optionalKey(Schema.Finite),
    prices: Schema.Array(PriceWire),
  }),
);
OverviewWire satisfies Schema.Codec<Overview, unknown>;
AnalysisWire satisfies Schema.Codec<Analysis, unknown>;
OddsWire satisfies Schema.Codec<readonly OddsMarket[], unknown>;

const input = Schema.Struct({ id: Id });

/** The contents of a room's tabs; not in the specification. A fixture without such data is 404. */
export const match = {
  overview: call({
    method: 'GET',
    path: '/live/api/match/overview',
    about:
      'Events and statistics of a fixture so far; of basketball, marble races, esport and casino tables also the board of the sport (`board`) and its own events (`log`).',
    input,
    data: OverviewWire,
    needs: 'nothing',
    on401: 'allTokens',
  }),
  analysis: call({
    method: 'GET',
    path: '/live/api/match/analysis',
    about: 'Recent form of both teams, and their matches against each other.',
    input,
    data: AnalysisWire,
    needs: 'nothing',
    on401: 'allTokens',
  }),
  odds: call({
    method: 'GET',
    path: '/live/api/match/odds',
    about: 'Reference odds of a fixture, decimal.',
    input,
    data: OddsWire,
    needs: 'nothing',
    on401: 'allTokens',
  }),
};
