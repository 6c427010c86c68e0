import * as Schema from 'effect/Schema';
import type { LeagueDetail, Round, StandingList, TopPlayerRow } from '#domain/football/answers.ts';
import { tieBreakers, zones } from '#domain/football/competition.ts';
import { tableTypes } from '#domain/football/standings/standings.ts';
import { call } from './call.ts';
import { Id, Instant, shortText } from './fields.ts';
import { CompetitionRefWire, FixtureWire, SeasonTotalsWire, TeamRefWire } from './footballShapes.ts';

const anybody = { method: 'GET', needs: 'nothing', on401: 'allTokens' } as const;
const season = Schema.optionalKey(shortText(16));
const ofSeason = Schema.Struct({ id: Id, season });

const Breaker = Schema.Literals(tieBreakers);
const ZoneWire = Schema.Literals(zones);
const SeasonWire = Schema.Struct({
  season: Schema.String,
  rules: Schema.Struct({
    points: Schema.Struct({ win: Schema.Int, draw: Schema.Int, loss: Schema.Int }),
    tieBreakers: Schema.Array(Breaker),
    zones: Schema.Array(Schema.Struct({ from: Schema.Int, to: Schema.Int, zone: ZoneWire })),
    taken: Schema.Array(
      Schema.Struct({
        teamId: Schema.String,
        points: Schema.Int,
        reason: Schema.Struct({ vi: Schema.String, en: Schema.String, zh: Schema.String }),
      }),
    ),
    bestOf: Schema.optionalKey(
      Schema.Struct({
        place: Schema.Int,
        count: Schema.Int,
        zone: ZoneWire,
        tieBreakers: Schema.Array(Breaker),
      }),
    ),
    decided: Schema.Array(
      Schema.Struct({ by: Schema.Literals(['playOff', 'lots']), order: Schema.Array(Schema.String) }),
    ),
  }),
  complete: Schema.Boolean,
}).annotate({ identifier: 'Season' });
const LeagueWire = Schema.Struct({
  ...CompetitionRefWire.fields,
  type: Schema.Literals(['league', 'cup', 'groupsThenCup', 'friendlies']),
  seasons: Schema.Array(SeasonWire),
  currentSeason: Schema.String,
  season: SeasonWire,
  currentRound: Schema.NullOr(Schema.String),
}).annotate({ identifier: 'LeagueDetail' });
const RowWire = Schema.Struct({
  rank: Schema.Int,
  prevRank: Schema.optionalKey(Schema.Int),
  team: TeamRefWire,
  ...{ played: Schema.Int, win: Schema.Int, draw: Schema.Int, loss: Schema.Int },
  ...{ gf: Schema.Int, ga: Schema.Int, gd: Schema.Int, points: Schema.Int },
  taken: Schema.optionalKey(Schema.Int),
  form: Schema.Array(Schema.Literals(['W', 'D', 'L'])),
  zone: Schema.optionalKey(ZoneWire),
  by: Schema.optionalKey(Schema.Literals([...tieBreakers, 'name'])),
  live: Schema.optionalKey(Schema.Struct({ rank: Schema.Int, points: Schema.Int })),
  next: Schema.optionalKey(
    Schema.Struct({ fixtureId: Schema.String, startTs: Instant, opponent: TeamRefWire, home: Schema.Boolean }),
  ),
}).annotate({ identifier: 'StandingRow' });
const StandingsWire = Schema.Struct({
  groups: Schema.Array(Schema.Struct({ name: Schema.optionalKey(Schema.String), rows: Schema.Array(RowWire) })),
  thirds: Schema.Array(Schema.Struct({ teamId: Schema.String, goesOn: Schema.Boolean })),
  season: SeasonWire,
  liveMatches: Schema.Int,
});
const RoundWire = Schema.Struct({
  roundKey: Schema.String,
  name: Schema.String,
  from: Instant,
  to: Instant,
  played: Schema.Int,
  total: Schema.Int,
  knockout: Schema.Boolean,
});
const TopPlayerWire = Schema.Struct({ rank: Schema.Int, totals: SeasonTotalsWire, value: Schema.Finite });

LeagueWire satisfies Schema.Codec<LeagueDetail, unknown>;
StandingsWire satisfies Schema.Codec<StandingList, unknown>;
RoundWire satisfies Schema.Codec<Round, unknown>;
TopPlayerWire satisfies Schema.Codec<TopPlayerRow, unknown>;

/** Competitions: tables, rounds, scorers. Without `season` the current one; 404 for an unknown competition or season. */
export const leagues = {
  all: call({
    ...anybody,
    path: '/live/api/league/list',
    about: 'All competitions, the best known first. Not in the specification.',
    input: Schema.Struct({}),
    data: Schema.Array(CompetitionRefWire),
  }),
  detail: call({
    ...anybody,
    path: '/live/api/league/detail',
    about: 'One competition with its seasons and the current round.',
    input: ofSeason,
    data: LeagueWire,
    early: true,
  }),
  standing: call({
    ...anybody,
    path: '/live/api/league/standing',
    about: 'The table of a season, or those of its groups; of all matches, at home, away, or of the latest six.',
    input: Schema.Struct({ id: Id, season, type: Schema.optionalKey(Schema.Literals(tableTypes)) }),
    data: StandingsWire,
    early: true,
  }),
  rounds: call({
    ...anybody,
    path: '/live/api/league/round-list',
    about: 'The rounds of a season in their order.',
    input: ofSeason,
    data: Schema.Array(RoundWire),
    early: true,
  }),
  fixtures: call({
    ...anybody,
    path: '/live/api/league/fixture-list',
    about: 'The matches of a round, by start; without `round`, those of the current one.',
    input: Schema.Struct({ id: Id, season, round: Schema.optionalKey(shortText(40)) }),
    data: Schema.Array(FixtureWire),
    early: true,
  }),
  topPlayers: call({
    ...anybody,
    path: '/live/api/league/top-player',
    about: 'The first thirty by goals, by assists, or by cards.',
    input: Schema.Struct({ id: Id, season, type: Schema.optionalKey(Schema.Literals(['goal', 'assist', 'card'])) }),
    data: Schema.Array(TopPlayerWire),
  }),
};
