import * as Schema from 'effect/Schema';
import type { Analysis, Overview } from '#domain/football/overview.ts';
import type { RoomStat } from '#domain/room/roomStat.ts';
import { BoardWire, SportEventWire } from './boards.ts';
import { call } from './call.ts';
import { Id, Instant, moment, RoomId, shortText, spoilable } from './fields.ts';
import { EventWire, MomentWire, StatWire } from './matchData.ts';
import { LineHistoryWire, LineText, MarketName, OddsHistoryWire, OddsWire } from './odds.ts';
import { RoomTabWire } from './shapes.ts';

const PastMatchWire = Schema.Struct({
  fixtureId: Schema.String,
  day: Schema.String,
  leagueName: Schema.String,
  home: Schema.String,
  away: Schema.String,
  score: spoilable(Schema.NullOr(Schema.String)),
});
export const OverviewWire = Schema.Struct({
  fixtureId: Schema.optionalKey(Schema.String),
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
OverviewWire satisfies Schema.Codec<Overview, unknown>;
AnalysisWire satisfies Schema.Codec<Analysis, unknown>;

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

/** The longest name of a bookmaker, as an import takes it. */
const LONGEST_BOOKMAKER = 60;
const input = Schema.Struct({ id: Id });
/** B1: `atTs` asks for what stood at a moment, in the stream's time. */
const atTs = Schema.optionalKey(moment());

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
  moments: call({
    method: 'GET',
    path: '/live/api/live/moment/list',
    about:
      'What is worth seeing again in a room, earliest first: goals; of other sports runs of baskets, who won, kills, hands that stand out. `momentId` stays, `ts` is the stream’s time, `label` says who did it in the reader’s language. `fromTs` leaves out what was earlier.',
    input: Schema.Struct({ roomId: RoomId, fromTs: Schema.optionalKey(moment()) }),
    data: Schema.Array(MomentWire),
    needs: 'nothing',
    on401: 'allTokens',
  }),
  odds: call({
    method: 'GET',
    path: '/live/api/match/odds',
    about:
      'Reference odds of a fixture, decimal, with the opening price and the one before the last change; `line` of a handicap is the home side’s. Markets are suspended for some seconds behind a goal, a sending-off or a review. With `atTs` those of that moment, 404 where they are not known.',
    input: Schema.Struct({ id: Id, market: Schema.optionalKey(MarketName), atTs }),
    data: OddsWire,
    needs: 'nothing',
    on401: 'allTokens',
  }),
  oddsHistory: call({
    method: 'GET',
    path: '/live/api/match/odds-history',
    about:
      'The prices of a market since the opening, one list for each selection; of the present line unless `line` names one, and of the first bookmaker unless `bookmaker` does.',
    input: Schema.Struct({
      id: Id,
      market: MarketName,
      line: Schema.optionalKey(LineText),
      bookmaker: Schema.optionalKey(shortText(LONGEST_BOOKMAKER)),
    }),
    data: OddsHistoryWire,
    needs: 'nothing',
    on401: 'allTokens',
  }),
  lineHistory: call({
    method: 'GET',
    path: '/live/api/match/line-history',
    about:
      'How the line of a market moved, the opening first, then at most the 59 latest: another line, with the one before it (`from`), or a time without prices, until `untilTs`; absent while it lasts. A move behind such a time names its begin (`stoppedTs`) and its reason. Of the winner, which has no line, the stops alone; of the first bookmaker unless `bookmaker` names one.',
    input: Schema.Struct({ id: Id, market: MarketName, bookmaker: Schema.optionalKey(shortText(LONGEST_BOOKMAKER)) }),
    data: LineHistoryWire,
    needs: 'nothing',
    on401: 'allTokens',
  }),
};
