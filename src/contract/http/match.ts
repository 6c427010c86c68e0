import * as Schema from 'effect/Schema';
import type { Analysis, Overview } from '#domain/football/overview.ts';
import { BoardWire, SportEventWire } from './boards.ts';
import { call } from './call.ts';
import { Id } from './fields.ts';
import { EventWire, StatWire } from './matchData.ts';
import { LineText, MarketName, OddsHistoryWire, OddsWire } from './odds.ts';

const PastMatchWire = Schema.Struct({
  fixtureId: Schema.String,
  day: Schema.String,
  leagueName: Schema.String,
  home: Schema.String,
  away: Schema.String,
  score: Schema.String,
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
OverviewWire satisfies Schema.Codec<Overview, unknown>;
AnalysisWire satisfies Schema.Codec<Analysis, unknown>;

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
    about:
      'Reference odds of a fixture, decimal, with the opening price and the one before the last change; `line` of a handicap is the home side’s. Markets are suspended for some seconds behind a goal, a sending-off or a review.',
    input: Schema.Struct({ id: Id, market: Schema.optionalKey(MarketName) }),
    data: OddsWire,
    needs: 'nothing',
    on401: 'allTokens',
  }),
  oddsHistory: call({
    method: 'GET',
    path: '/live/api/match/odds-history',
    about:
      'The prices of a market since the opening, one list for each selection; of the present line unless `line` names one.',
    input: Schema.Struct({ id: Id, market: MarketName, line: Schema.optionalKey(LineText) }),
    data: OddsHistoryWire,
    needs: 'nothing',
    on401: 'allTokens',
  }),
};
