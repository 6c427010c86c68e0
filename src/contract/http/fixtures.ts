import * as Schema from 'effect/Schema';
import type { AboutFixture, DayList, HeadToHead } from '#domain/football/answers.ts';
import { positions, type Lineup, type Momentum, type Shot } from '#domain/football/matchData.ts';
import { call } from './call.ts';
import { DayText, Id, MatchCursor, numberBetween, shortText, ZoneText } from './fields.ts';
import { CompetitionRefWire, FixtureWire, ManagerWire, VenueWire } from './footballShapes.ts';
import { EventWire, PersonRefWire, StatWire } from './matchData.ts';

const anybody = { method: 'GET', needs: 'nothing', on401: 'allTokens' } as const;
const ofFixture = Schema.Struct({ id: Id });
const side = Schema.Literals(['home', 'away']);

/** The longest text that is searched for in a list. */
const LONGEST_SEARCH = 60;

const DayListWire = Schema.Struct({
  leagues: Schema.Array(
    Schema.Struct({
      league: CompetitionRefWire,
      fixtures: Schema.Array(FixtureWire),
    }),
  ),
  next: Schema.NullOr(Schema.String),
});
const onBench = {
  player: PersonRefWire,
  number: Schema.NullOr(Schema.Int),
  pos: Schema.Literals(positions),
  rating: Schema.optionalKey(Schema.Finite),
  captain: Schema.optionalKey(Schema.Literal(true)),
};
const LineupWire = Schema.Struct({
  side,
  formation: Schema.String,
  confirmed: Schema.Boolean,
  coach: Schema.optionalKey(PersonRefWire),
  start: Schema.Array(Schema.Struct({ ...onBench, gridRow: Schema.Int, gridCol: Schema.Int })),
  bench: Schema.Array(Schema.Struct(onBench)),
  missing: Schema.Array(Schema.Struct({ player: PersonRefWire, reason: Schema.String })),
}).annotate({ identifier: 'Lineup' });
const MomentumWire = Schema.Struct({ minute: Schema.Int, value: Schema.Finite });
const ShotWire = Schema.Struct({
  minute: Schema.Int,
  side,
  player: PersonRefWire,
  x: Schema.Finite,
  y: Schema.Finite,
  xg: Schema.Finite,
  result: Schema.Literals(['goal', 'saved', 'off', 'blocked']),
}).annotate({ identifier: 'Shot' });
const HeadToHeadWire = Schema.Struct({
  home: Schema.Array(FixtureWire),
  away: Schema.Array(FixtureWire),
  between: Schema.Array(FixtureWire),
  record: Schema.Struct({ win: Schema.Int, draw: Schema.Int, loss: Schema.Int }),
});
const AboutWire = Schema.Struct({
  venue: Schema.optionalKey(VenueWire),
  referee: Schema.optionalKey(Schema.String),
  attendance: Schema.optionalKey(Schema.Int),
  managers: Schema.Struct({ home: Schema.optionalKey(ManagerWire), away: Schema.optionalKey(ManagerWire) }),
});

DayListWire satisfies Schema.Codec<DayList, unknown>;
LineupWire satisfies Schema.Codec<Lineup, unknown>;
MomentumWire satisfies Schema.Codec<Momentum, unknown>;
ShotWire satisfies Schema.Codec<Shot, unknown>;
HeadToHeadWire satisfies Schema.Codec<HeadToHead, unknown>;
AboutWire satisfies Schema.Codec<AboutFixture, unknown>;

const View = Schema.Literals(['ket-qua', 'lich-thi-dau', 'ty-le-keo']);

/** Football matches and what is known of each. A list is empty, and a tab is left out, where a source has no such data. */
export const fixtures = {
  list: call({
    ...anybody,
    path: '/live/api/match/list',
    about:
      'The football matches of a day (today by default) in a time zone, by competition: results, fixtures, or those with odds.',
    input: Schema.Struct({
      date: Schema.optionalKey(DayText),
      timezone: Schema.optionalKey(ZoneText),
      view: Schema.optionalKey(View),
      leagueId: Schema.optionalKey(Id),
      q: Schema.optionalKey(shortText(LONGEST_SEARCH)),
      cursor: Schema.optionalKey(MatchCursor),
    }),
    data: DayListWire,
    early: true,
  }),
  dayCounts: call({
    ...anybody,
    path: '/live/api/match/day-count',
    about:
      'The number of football matches on each day of a range (at most 14 days) in a time zone; with the view `ty-le-keo` of those that have odds. Not in the specification.',
    input: Schema.Struct({
      from: DayText,
      to: DayText,
      timezone: Schema.optionalKey(ZoneText),
      view: Schema.optionalKey(View),
    }),
    data: Schema.Array(Schema.Struct({ day: Schema.String, total: Schema.Int, live: Schema.Int })),
    early: true,
  }),
  detail: call({
    ...anybody,
    path: '/live/api/match/detail',
    about: 'One football match; 404 if there is none.',
    input: Schema.Struct({ id: Id, leagueId: Schema.optionalKey(Id) }),
    data: FixtureWire,
    early: true,
  }),
  events: call({
    ...anybody,
    path: '/live/api/match/event-list',
    about: 'What happened in a match, oldest first; with `afterSeq` only what is newer.',
    input: Schema.Struct({ id: Id, afterSeq: Schema.optionalKey(numberBetween(0, 100_000)) }),
    data: Schema.Array(EventWire),
  }),
  lineups: call({
    ...anybody,
    path: '/live/api/match/lineup',
    about: 'The line-ups of both sides, expected or confirmed.',
    input: ofFixture,
    data: Schema.Array(LineupWire),
  }),
  stats: call({
    ...anybody,
    path: '/live/api/match/stat',
    about: 'Statistics of a match, in all and by half.',
    input: ofFixture,
    data: Schema.Array(StatWire),
  }),
  momentum: call({
    ...anybody,
    path: '/live/api/match/momentum',
    about: 'Pressure by minute, from −100 (away) to 100 (home).',
    input: ofFixture,
    data: Schema.Array(MomentumWire),
  }),
  shots: call({
    ...anybody,
    path: '/live/api/match/shot-list',
    about: 'The shots of a match, with place and expected goals.',
    input: ofFixture,
    data: Schema.Array(ShotWire),
  }),
  headToHead: call({
    ...anybody,
    path: '/live/api/match/h2h',
    about: 'The latest matches of both teams, and of each against the other, newest first.',
    input: ofFixture,
    data: HeadToHeadWire,
  }),
  about: call({
    ...anybody,
    path: '/live/api/match/about',
    about: 'Where and by whom a match is played.',
    input: ofFixture,
    data: AboutWire,
  }),
};
