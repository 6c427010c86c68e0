import * as Schema from 'effect/Schema';
import type { LeagueDetail, Round, StandingList, TopPlayerRow } from '#domain/football/answers.ts';
import type { Bracket } from '#domain/football/bracket.ts';
import { tieBreakers, zones } from '#domain/football/competition.ts';
import type { RankList } from '#domain/football/standings/rankList.ts';
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
const TeamIdWire = Schema.Struct({ id: Schema.String });
const minutes = Schema.Array(Schema.Int);
const TableFixtureWire = Schema.Struct({
  ...{ fixtureId: Schema.String, leagueId: Schema.String, startTs: Instant, roundKey: Schema.String },
  group: Schema.optionalKey(Schema.String),
  ...{ statusText: Schema.String, status: Schema.Literals(['upcoming', 'live', 'ended', 'cancel']) },
  ...{ localteam: TeamIdWire, visitorteam: TeamIdWire },
  score: Schema.NullOr(Schema.Struct({ home: Schema.Int, away: Schema.Int })),
  goalMinutes: Schema.optionalKey(Schema.Struct({ home: minutes, away: minutes })),
  hidden: Schema.optionalKey(Schema.Literal(true)),
}).annotate({ identifier: 'TableFixture' });
export const StandingsWire = Schema.Struct({
  groups: Schema.Array(Schema.Struct({ name: Schema.optionalKey(Schema.String), rows: Schema.Array(RowWire) })),
  thirds: Schema.Array(Schema.Struct({ teamId: Schema.String, goesOn: Schema.Boolean })),
  season: SeasonWire,
  liveMatches: Schema.Int,
  latestTs: Schema.NullOr(Instant),
  whole: Schema.optionalKey(
    Schema.Struct({ type: Schema.Literals(tableTypes), matches: Schema.Array(TableFixtureWire) }),
  ),
  withheld: Schema.optionalKey(Schema.Int),
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

const RankListWire = Schema.Struct({
  rounds: Schema.Array(Schema.Struct({ roundKey: Schema.String, name: Schema.String })),
  rows: Schema.Array(Schema.Struct({ team: TeamRefWire, ranks: Schema.Array(Schema.Int) })),
  fresh: Schema.Array(
    Schema.Struct({
      ...{ fixtureId: Schema.String, leagueId: Schema.String, startTs: Instant, roundKey: Schema.String },
      ...{ localteam: TeamIdWire, visitorteam: TeamIdWire },
    }),
  ),
  withheld: Schema.optionalKey(Schema.Int),
});
const { fixtureId, slug, leagueId, startTs, timeTbc, statusText, status, notes, hidden, ...legs } = FixtureWire.fields;
const { localteam, visitorteam, score, firstLeg } = legs;
const LegWire = Schema.Struct({
  ...{ fixtureId, slug, leagueId, startTs, timeTbc, statusText, status, notes, hidden },
  ...{ localteam, visitorteam, score, firstLeg },
});
const BracketRoundWire = Schema.Struct({
  roundKey: Schema.String,
  name: Schema.String,
  ties: Schema.Array(Schema.Struct({ legs: Schema.Array(LegWire) })),
}).annotate({ identifier: 'BracketRound' });
const BracketWire = Schema.Struct({ rounds: Schema.Array(BracketRoundWire), third: Schema.NullOr(BracketRoundWire) });

LeagueWire satisfies Schema.Codec<LeagueDetail, unknown>;
StandingsWire satisfies Schema.Codec<StandingList, unknown>;
RoundWire satisfies Schema.Codec<Round, unknown>;
RankListWire satisfies Schema.Codec<RankList, unknown>;
BracketWire satisfies Schema.Codec<Bracket, unknown>;
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
    about:
      'The table of a season, or those of its groups; of all matches, at home, away, or of the latest six; with `whole`, also the matches that it counts.',
    input: Schema.Struct({
      ...{ id: Id, season, type: Schema.optionalKey(Schema.Literals(tableTypes)) },
      whole: Schema.optionalKey(Schema.Literal('1')),
    }),
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
  bracket: call({
    ...anybody,
    path: '/live/api/league/bracket',
    about: 'The knock-out stage of a season: its rounds with their ties, leg by leg; none where there is none.',
    input: ofSeason,
    data: BracketWire,
  }),
  ranks: call({
    ...anybody,
    path: '/live/api/league/rank-list',
    about:
      'The place of each team after each round of a season with one table; none where it has several, or no round was played.',
    input: ofSeason,
    data: RankListWire,
  }),
  topPlayers: call({
    ...anybody,
    path: '/live/api/league/top-player',
    about: 'The first thirty by goals, by assists, or by cards.',
    input: Schema.Struct({ id: Id, season, type: Schema.optionalKey(Schema.Literals(['goal', 'assist', 'card'])) }),
    data: Schema.Array(TopPlayerWire),
  }),
};
