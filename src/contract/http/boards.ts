import * as Schema from 'effect/Schema';
import type { Board } from '#domain/match/board/board.ts';
import { handEnds, suits } from '#domain/match/board/casino.ts';
import { heroMarks } from '#domain/match/board/esport.ts';
import type { SportEvent } from '#domain/match/board/sportEvent.ts';
import { Instant } from './fields.ts';

const Pair = Schema.Tuple([Schema.Int, Schema.Int]);
const SideName = Schema.Literals(['home', 'away']);
const Timer = Schema.Struct({ ms: Schema.Finite, running: Schema.Boolean });
const boardTime = { asOf: Instant, nextAt: Schema.optionalKey(Instant) };

const BoxLine = Schema.Struct({
  ...{ name: Schema.String, points: Schema.Int },
  rebounds: Schema.optionalKey(Schema.Int),
  assists: Schema.optionalKey(Schema.Int),
  fouls: Schema.optionalKey(Schema.Int),
});
const BasketballBoard = Schema.Struct({
  ...boardTime,
  sport: Schema.Literal('basketball'),
  state: Schema.Literals(['playing', 'break', 'over']),
  quarter: Schema.Int,
  clock: Timer,
  shot: Schema.optionalKey(Timer),
  quarters: Schema.Array(Pair),
  fouls: Schema.optionalKey(Pair),
  timeOuts: Schema.optionalKey(Schema.Struct({ left: Pair, of: Schema.Int })),
  lead: Schema.optionalKey(Schema.Array(Pair)),
  box: Schema.optionalKey(Schema.Tuple([Schema.Array(BoxLine), Schema.Array(BoxLine)])),
});

const Card = Schema.Struct({ rank: Schema.Int, suit: Schema.Literals(suits) });
const CasinoBoard = Schema.Struct({
  ...boardTime,
  sport: Schema.Literal('casino'),
  state: Schema.Literals(['waiting', 'dealing', 'shown', 'over']),
  round: Schema.Int,
  shoe: Schema.optionalKey(Schema.Int),
  turn: Timer,
  banker: Schema.Array(Card),
  player: Schema.Array(Card),
  road: Schema.Array(Schema.Literals(handEnds)),
});

const marbleBoard = <N extends Schema.Top>(Name: N) => {
  const marble = { id: Schema.String, name: Name, colour: Schema.String };
  const Runner = Schema.Struct({
    ...marble,
    gapMs: Schema.NullOr(Schema.Finite),
    at: Schema.optionalKey(Schema.Finite),
    moved: Schema.optionalKey(Schema.Int),
  });
  return Schema.Struct({
    ...boardTime,
    sport: Schema.Literal('marble'),
    state: Schema.Literals(['racing', 'break', 'over']),
    ...{ heat: Schema.Int, heats: Schema.Int, lap: Schema.Int, laps: Schema.Int },
    clock: Timer,
    order: Schema.Array(Runner),
    points: Schema.optionalKey(Schema.Array(Schema.Struct({ ...marble, points: Schema.Int, wins: Schema.Int }))),
    results: Schema.optionalKey(Schema.Array(Schema.Struct({ heat: Schema.Int, order: Schema.Array(Schema.String) }))),
  });
};

const esportBoard = <N extends Schema.Top>(Name: N) => {
  const Hero = Schema.Struct({ name: Name, mark: Schema.Literals(heroMarks) });
  const PlayerLine = Schema.Struct({
    name: Schema.String,
    hero: Schema.optionalKey(Hero),
    ...{ kills: Schema.Int, deaths: Schema.Int },
    assists: Schema.optionalKey(Schema.Int),
    gold: Schema.optionalKey(Schema.Int),
  });
  const DraftSide = Schema.Struct({ bans: Schema.Array(Hero), picks: Schema.Array(Hero) });
  return Schema.Struct({
    ...boardTime,
    sport: Schema.Literal('esport'),
    state: Schema.Literals(['draft', 'playing', 'break', 'over']),
    bestOf: Schema.Int,
    maps: Schema.Array(SideName),
    clock: Timer,
    kills: Pair,
    towers: Schema.optionalKey(Pair),
    dragons: Schema.optionalKey(Pair),
    gold: Schema.optionalKey(Pair),
    goldLead: Schema.optionalKey(Schema.Array(Schema.Int)),
    draft: Schema.optionalKey(Schema.Tuple([DraftSide, DraftSide])),
    players: Schema.optionalKey(Schema.Tuple([Schema.Array(PlayerLine), Schema.Array(PlayerLine)])),
  });
};

/** The board of every sport that has its own, with names of this kind: texts over the wire, words where they are kept. */
export const boardsWith = <N extends Schema.Top>(Name: N) =>
  Schema.Union([BasketballBoard, marbleBoard(Name), esportBoard(Name), CasinoBoard]);

const happened = { eventId: Schema.String, ts: Instant };
const BasketballEvent = Schema.Struct({
  ...happened,
  sport: Schema.Literal('basketball'),
  type: Schema.Literals(['three', 'two', 'freeThrow', 'foul', 'timeOut', 'quarterEnd']),
  quarter: Schema.Int,
  left: Schema.Int,
  side: Schema.optionalKey(SideName),
  player: Schema.optionalKey(Schema.String),
  scoreAfter: Schema.String,
});
const EsportEvent = Schema.Struct({
  ...happened,
  sport: Schema.Literal('esport'),
  type: Schema.Literals(['kill', 'tower', 'dragon', 'mapWon']),
  map: Schema.Int,
  passed: Schema.Int,
  side: SideName,
  player: Schema.optionalKey(Schema.String),
  victim: Schema.optionalKey(Schema.String),
});
const CasinoEvent = Schema.Struct({
  ...happened,
  sport: Schema.Literal('casino'),
  type: Schema.Literal('hand'),
  round: Schema.Int,
  end: Schema.Literals(handEnds),
  banker: Schema.Int,
  player: Schema.Int,
});
const marbleEvent = <N extends Schema.Top>(Name: N) =>
  Schema.Struct({
    ...happened,
    sport: Schema.Literal('marble'),
    type: Schema.Literals(['lead', 'out', 'heatWon']),
    heat: Schema.Int,
    passed: Schema.Int,
    name: Name,
    colour: Schema.String,
  });

/** What happened in such a sport, with names of this kind. */
export const sportEventsWith = <N extends Schema.Top>(Name: N) =>
  Schema.Union([BasketballEvent, marbleEvent(Name), EsportEvent, CasinoEvent]);

export const BoardWire = boardsWith(Schema.String).annotate({ identifier: 'Board' });
export const SportEventWire = sportEventsWith(Schema.String).annotate({ identifier: 'SportEvent' });
BoardWire satisfies Schema.Codec<Board, unknown>;
SportEventWire satisfies Schema.Codec<SportEvent, unknown>;
