import * as Schema from 'effect/Schema';
import { handEnds } from '#domain/match/board/casino.ts';
import { heroMarks } from '#domain/match/board/esport.ts';
import { Colour, Id, Name, Named, text, Time } from './importFields.ts';

const count = (most: number) => Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: most }));
const number = (most: number) => Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: most }));
const seconds = (most: number) => Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: most }));
const list = <A extends Schema.Top>(item: A, most: number) => Schema.Array(item).check(Schema.isMaxLength(most));
const pairOf = (most: number) => Schema.Tuple([count(most), count(most)]);

/** "3:42", "1:12.4" or "1:01:12"; the domain counts milliseconds. */
const Clock = text((value) => /^(\d{1,2}:)?\d{1,2}:[0-5]\d(\.\d)?$/.test(value), 'a time such as 3:42 or 1:12.4');
const CardCode = text((value) => /^(A|[2-9]|10|J|Q|K)[HDCS]$/.test(value), 'a card such as 4H, 10S or KD');
const RoadText = text((value) => /^[BPT]{0,120}$/.test(value), 'a road of at most 120 letters B, P and T');

const SideName = Schema.Literals(['home', 'away']);
/** Of every board: since when it stands so, and whether its clock goes on. */
const timed = { asOf: Schema.optionalKey(Time), running: Schema.optionalKey(Schema.Boolean) };

const BoxLine = Schema.Struct({
  ...{ name: Name, points: count(200) },
  rebounds: Schema.optionalKey(count(99)),
  assists: Schema.optionalKey(count(99)),
  fouls: Schema.optionalKey(count(9)),
});
const Basketball = Schema.Struct({
  ...timed,
  sport: Schema.Literal('basketball'),
  state: Schema.optionalKey(Schema.Literals(['playing', 'break', 'over'])),
  quarter: number(12),
  clock: Clock,
  shotClock: Schema.optionalKey(seconds(24)),
  quarters: list(pairOf(200), 12),
  fouls: Schema.optionalKey(pairOf(50)),
  timeOuts: Schema.optionalKey(Schema.Struct({ left: pairOf(7), of: number(7) })),
  box: Schema.optionalKey(Schema.Tuple([list(BoxLine, 20), list(BoxLine, 20)])),
  lead: Schema.optionalKey(
    list(Schema.Tuple([count(7200), Schema.Int.check(Schema.isBetween({ minimum: -200, maximum: 200 }))]), 400),
  ),
});

const Runner = Schema.Struct({
  id: Id,
  name: Named,
  colour: Colour,
  gap: Schema.optionalKey(seconds(3600)),
  out: Schema.optionalKey(Schema.Boolean),
  at: Schema.optionalKey(seconds(1)),
  moved: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: -100, maximum: 100 }))),
});
const Marble = Schema.Struct({
  ...timed,
  sport: Schema.Literal('marble'),
  state: Schema.optionalKey(Schema.Literals(['racing', 'break', 'over'])),
  ...{ heat: number(200), heats: number(200), lap: number(200), laps: number(200) },
  clock: Clock,
  order: list(Runner, 60),
  points: Schema.optionalKey(list(Schema.Struct({ id: Id, points: count(100_000), wins: count(200) }), 60)),
  results: Schema.optionalKey(list(Schema.Struct({ heat: number(200), order: list(Id, 60) }), 200)),
});

const BestOf = Schema.Int.check(
  Schema.makeFilter((value: number) => [1, 3, 5, 7].includes(value) || 'one of 1, 3, 5 and 7'),
);
const Hero = Schema.Struct({ name: Named, mark: Schema.optionalKey(Schema.Literals(heroMarks)) });
const PlayerLine = Schema.Struct({
  name: Name,
  hero: Schema.optionalKey(Hero),
  ...{ kills: count(999), deaths: count(999) },
  assists: Schema.optionalKey(count(999)),
  gold: Schema.optionalKey(count(1_000_000)),
});
const DraftSide = Schema.Struct({ bans: list(Hero, 10), picks: list(Hero, 5) });
const Esport = Schema.Struct({
  ...timed,
  sport: Schema.Literal('esport'),
  state: Schema.optionalKey(Schema.Literals(['draft', 'playing', 'break', 'over'])),
  bestOf: BestOf,
  maps: list(SideName, 7),
  clock: Clock,
  kills: pairOf(999),
  towers: Schema.optionalKey(pairOf(99)),
  dragons: Schema.optionalKey(pairOf(99)),
  gold: Schema.optionalKey(pairOf(10_000_000)),
  goldLead: Schema.optionalKey(
    list(Schema.Int.check(Schema.isBetween({ minimum: -10_000_000, maximum: 10_000_000 })), 300),
  ),
  draft: Schema.optionalKey(Schema.Tuple([DraftSide, DraftSide])),
  players: Schema.optionalKey(Schema.Tuple([list(PlayerLine, 10), list(PlayerLine, 10)])),
});

const Casino = Schema.Struct({
  ...timed,
  sport: Schema.Literal('casino'),
  state: Schema.optionalKey(Schema.Literals(['waiting', 'dealing', 'shown', 'over'])),
  round: number(100_000),
  shoe: Schema.optionalKey(number(10_000)),
  turnIn: seconds(3600),
  banker: list(CardCode, 3),
  player: list(CardCode, 3),
  road: RoadText,
});

/** The board of a fixture as the operator writes it; `storedBoard` makes of it what is kept. */
export const ImportBoard = Schema.Union([Basketball, Marble, Esport, Casino]);
export type ImportedBoard = typeof ImportBoard.Type;

/** What happens in football; `minute` is 45 or 90 for what happened in stoppage time. */
const Football = Schema.Struct({
  ...{ eventId: Id, at: Time },
  sport: Schema.Literal('football'),
  type: Schema.Literals([
    ...(['goal', 'own_goal', 'penalty', 'missed_penalty', 'yellow', 'second_yellow', 'red'] as const),
    ...(['sub', 'var_review', 'var_cancelled'] as const),
  ]),
  side: SideName,
  minute: count(130),
  added: Schema.optionalKey(number(60)),
  ...{ player: Schema.optionalKey(Name), assist: Schema.optionalKey(Name), out: Schema.optionalKey(Name) },
  revoked: Schema.optionalKey(Schema.Literal(true)),
});

const happened = { eventId: Id, at: Time };
const ImportEvent = Schema.Union([
  Football,
  Schema.Struct({
    ...happened,
    sport: Schema.Literal('basketball'),
    type: Schema.Literals(['three', 'two', 'freeThrow', 'foul', 'timeOut', 'quarterEnd']),
    quarter: number(12),
    clock: Clock,
    side: Schema.optionalKey(SideName),
    player: Schema.optionalKey(Name),
    scoreAfter: text((value) => /^\d{1,3}-\d{1,3}$/.test(value), 'a score such as 78-74'),
  }),
  Schema.Struct({
    ...happened,
    sport: Schema.Literal('marble'),
    type: Schema.Literals(['lead', 'out', 'heatWon']),
    heat: number(200),
    clock: Clock,
    name: Named,
    colour: Colour,
  }),
  Schema.Struct({
    ...happened,
    sport: Schema.Literal('esport'),
    type: Schema.Literals(['kill', 'tower', 'dragon', 'mapWon']),
    map: number(7),
    clock: Clock,
    side: SideName,
    player: Schema.optionalKey(Name),
    victim: Schema.optionalKey(Name),
  }),
  Schema.Struct({
    ...happened,
    sport: Schema.Literal('casino'),
    type: Schema.Literal('hand'),
    round: number(100_000),
    end: Schema.Literals(handEnds),
    banker: count(9),
    player: count(9),
  }),
]);
/** What happened, in any order; the latest are shown. */
export const ImportEvents = list(ImportEvent, 500);
export type ImportedEvent = typeof ImportEvent.Type;
export type FootballEvent = Extract<ImportedEvent, { readonly sport: 'football' }>;
