import * as Schema from 'effect/Schema';
import type { Analysis, OddsMarket, Overview } from '#domain/football/overview.ts';
import type { RoomStat } from '#domain/room/roomStat.ts';
import { BoardWire, SportEventWire } from './boards.ts';
import { call } from './call.ts';
import { Id, Instant, Moment, RoomId } from './fields.ts';
import { EventWire, StatWire } from './matchData.ts';
import { RoomTabWire } from './shapes.ts';

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
  asOf: Schema.optionalKey(Instant),
  untilTs: Schema.optionalKey(Instant),
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

export const RoomStatWire = Schema.Struct({
  ts: Instant,
  untilTs: Instant,
  statusText: Schema.String,
  score: Schema.NullOr(Schema.Struct({ home: Schema.Int, away: Schema.Int })),
  note: Schema.optionalKey(Schema.String),
  noteAt: Schema.optionalKey(Instant),
  watching: Schema.Int,
  minute: Schema.NullOr(Schema.Int),
  tabs: Schema.Array(RoomTabWire),
});
RoomStatWire satisfies Schema.Codec<RoomStat, unknown>;

const input = Schema.Struct({ id: Id });
/** B1: `atTs` asks for what stood at a moment, in the stream's time. */
const atTs = Schema.optionalKey(Moment);

/** The contents of a room's tabs; not in the specification. A fixture without such data is 404. */
export const match = {
  stat: call({
    method: 'GET',
    path: '/live/api/live/room-stat',
    about:
      'What the board of a room says now, or at `atTs`. `ts` is the moment that it is of: later than `atTs` where the past is not known; it stood so until `untilTs` at least.',
    input: Schema.Struct({ id: RoomId, atTs }),
    data: RoomStatWire,
    needs: 'nothing',
    on401: 'allTokens',
  }),
  overview: call({
    method: 'GET',
    path: '/live/api/match/overview',
    about:
      'Events and statistics of a fixture so far, or at `atTs`; of basketball, marble races, esport and casino tables also the board of the sport (`board`) and its own events (`log`). `asOf` is the moment that it is of: later than `atTs` where the past is not known; it stood so until `untilTs` at least.',
    input: Schema.Struct({ id: Id, atTs }),
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
    about: 'Reference odds of a fixture, decimal; with `atTs` those of that moment, 404 where they are not known.',
    input: Schema.Struct({ id: Id, atTs }),
    data: OddsWire,
    needs: 'nothing',
    on401: 'allTokens',
  }),
};
