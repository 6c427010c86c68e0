import * as Schema from 'effect/Schema';
import type {
  CareerRow,
  ManagerDetail,
  PlayerComparison,
  PlayerDetail,
  PlayerMatch,
  SeasonStat,
  TeamComparison,
  TeamDetail,
  TeamHistory,
  TeamStat,
  VenueDetail,
} from '#domain/football/answers.ts';
import type { ComparedRow } from '#domain/football/compare.ts';
import { positions } from '#domain/football/matchData.ts';
import { teamRates, type TeamRate, type TeamRateGroup, type TeamSeason } from '#domain/football/teamSeason.ts';
import { call } from './call.ts';
import { Id, Instant, MatchCursor, shortText, slice } from './fields.ts';
import {
  FixtureWire,
  ManagerWire,
  PlayerWire,
  SeasonTotalsWire,
  SquadPlayerWire,
  TeamRefWire,
  TeamWire,
  VenueWire,
} from './footballShapes.ts';
import { StandingsWire } from './leagues.ts';
import { PersonRefWire } from './matchData.ts';

const anybody = { method: 'GET', needs: 'nothing', on401: 'allTokens' } as const;
const ofId = Schema.Struct({ id: Id });
const season = Schema.optionalKey(shortText(16));
const ofSeason = Schema.Struct({ id: Id, leagueId: Schema.optionalKey(Id), season });
const two = { id1: Id, id2: Id, leagueId: Schema.optionalKey(Id), season };

const numberOrNull = Schema.NullOr(Schema.Finite);
const fixtureOrNull = Schema.NullOr(FixtureWire);
const inSeason = { leagueId: Schema.String, leagueName: Schema.String, season: Schema.String };

const RecordWire = Schema.Struct({
  ...{ played: Schema.Int, win: Schema.Int, draw: Schema.Int, loss: Schema.Int },
  ...{ gf: Schema.Int, ga: Schema.Int, cleanSheets: Schema.Int },
}).annotate({ identifier: 'TeamRecord' });
const inLeague = { leagueId: Schema.String, leagueName: Schema.String, slug: Schema.String };
const TeamInSeasonWire = Schema.Struct({
  ...{ ...inLeague, season: Schema.String, record: RecordWire },
  ...{ rank: Schema.optionalKey(Schema.Int), points: Schema.optionalKey(Schema.Int) },
  tableTs: Schema.optionalKey(Instant),
}).annotate({ identifier: 'TeamInSeason' });
const TeamDetailWire = Schema.Struct({
  ...TeamWire.fields,
  leagues: Schema.Array(TeamInSeasonWire),
  place: Schema.NullOr(Schema.Struct({ ...inLeague, season: Schema.String, table: StandingsWire })),
  ground: Schema.NullOr(VenueWire),
  missing: Schema.Array(Schema.Struct({ player: PersonRefWire, reason: Schema.String })),
  ...{ live: fixtureOrNull, next: fixtureOrNull, last: Schema.Array(FixtureWire) },
}).annotate({ identifier: 'TeamDetail' });
const TeamHistoryWire = Schema.Struct({
  ...{ total: RecordWire, since: Schema.NullOr(Instant) },
  seasons: Schema.Array(Schema.Struct({ ...TeamInSeasonWire.fields, won: Schema.optionalKey(Schema.Literal(true)) })),
  scorers: Schema.Array(Schema.Struct({ player: PersonRefWire, goals: Schema.Int })),
});
const rates = Object.fromEntries(
  Object.values(teamRates).flatMap((keys) => keys.map((key) => [key, numberOrNull])),
) as Record<TeamRate, typeof numberOrNull>;
const TeamSeasonWire = Schema.Struct({
  teamId: Schema.String,
  played: Schema.Int,
  rates: Schema.Struct(rates),
  quarters: Schema.NullOr(Schema.Struct({ scored: Schema.Array(Schema.Int), conceded: Schema.Array(Schema.Int) })),
});
const TeamStatWire = Schema.Struct({ ...TeamInSeasonWire.fields, stat: TeamSeasonWire });
const SeasonStatWire = Schema.Struct({
  ...inSeason,
  totals: SeasonTotalsWire,
  values: Schema.Array(
    Schema.Struct({ key: Schema.String, total: Schema.Finite, per90: numberOrNull, pctl: numberOrNull }),
  ),
  peers: Schema.Struct({ position: Schema.Literals(positions), minMinutes: Schema.Int, n: Schema.Int }),
});
const PlayerDetailWire = Schema.Struct({ ...PlayerWire.fields, stat: Schema.NullOr(SeasonStatWire) }).annotate({
  identifier: 'PlayerDetail',
});
const PlayerMatchWire = Schema.Struct({
  fixture: FixtureWire,
  ...{ minutes: Schema.NullOr(Schema.Int), goals: Schema.Int, assists: Schema.Int },
  rating: Schema.optionalKey(Schema.Finite),
});
const CareerWire = Schema.Struct({ ...inSeason, totals: SeasonTotalsWire });
const ManagerDetailWire = Schema.Struct({
  ...ManagerWire.fields,
  record: Schema.Struct({ w: Schema.Int, d: Schema.Int, l: Schema.Int }),
  byLeague: Schema.Array(Schema.Struct({ ...inLeague, record: RecordWire })),
  since: Schema.NullOr(Instant),
  ...{ last: Schema.Array(FixtureWire), next: fixtureOrNull },
}).annotate({ identifier: 'ManagerDetail' });
const VenueDetailWire = Schema.Struct({
  ...VenueWire.fields,
  figures: Schema.Struct({
    ...{ matches: Schema.Int, goals: numberOrNull, crowd: Schema.NullOr(Schema.Int) },
    home: Schema.NullOr(RecordWire),
  }),
  live: fixtureOrNull,
  ...{ nextFixtures: Schema.Array(FixtureWire), last: Schema.Array(FixtureWire) },
}).annotate({ identifier: 'VenueDetail' });
const ComparedWire = Schema.Struct({
  key: Schema.String,
  ...{ a: numberOrNull, b: numberOrNull },
  ...{ pctlA: Schema.optionalKey(numberOrNull), pctlB: Schema.optionalKey(numberOrNull) },
  better: Schema.Literals(['a', 'b', '=']),
});
const SharedSeasonWire = Schema.Struct({
  ...{ leagueId: Schema.optionalKey(Schema.String), leagueName: Schema.optionalKey(Schema.String) },
  season: Schema.String,
});
const peersOrNull = Schema.NullOr(Schema.Struct({ ...inSeason, minMatches: Schema.Int, n: Schema.Int }));
const TeamComparisonWire = Schema.Struct({
  ...{ a: TeamWire, b: TeamWire, ...inSeason },
  peers: Schema.Struct({ a: peersOrNull, b: peersOrNull }),
  choices: Schema.Array(SharedSeasonWire),
  seasons: Schema.Struct({ a: TeamSeasonWire, b: TeamSeasonWire }),
  groups: Schema.Array(
    Schema.Struct({
      group: Schema.Literals(Object.keys(teamRates) as TeamRateGroup[]),
      rows: Schema.Array(ComparedWire),
    }),
  ),
});
const compared = Schema.Struct({ ...SeasonStatWire.fields, player: PlayerWire });
const TalliedRoundWire = Schema.Struct({
  ...{ roundKey: Schema.String, name: Schema.String },
  ...{ a: Schema.Int, b: Schema.Int },
});
const PlayerComparisonWire = Schema.Struct({
  ...{ a: compared, b: compared, rows: Schema.Array(ComparedWire) },
  ...{ choices: Schema.Array(SharedSeasonWire), byRound: Schema.Array(TalliedRoundWire) },
});

TeamDetailWire satisfies Schema.Codec<TeamDetail, unknown>;
TeamSeasonWire satisfies Schema.Codec<TeamSeason, unknown>;
TeamHistoryWire satisfies Schema.Codec<TeamHistory, unknown>;
TeamStatWire satisfies Schema.Codec<TeamStat, unknown>;
SeasonStatWire satisfies Schema.Codec<SeasonStat, unknown>;
PlayerDetailWire satisfies Schema.Codec<PlayerDetail, unknown>;
PlayerMatchWire satisfies Schema.Codec<PlayerMatch, unknown>;
CareerWire satisfies Schema.Codec<CareerRow, unknown>;
ManagerDetailWire satisfies Schema.Codec<ManagerDetail, unknown>;
VenueDetailWire satisfies Schema.Codec<VenueDetail, unknown>;
ComparedWire satisfies Schema.Codec<ComparedRow, unknown>;
TeamComparisonWire satisfies Schema.Codec<TeamComparison, unknown>;
PlayerComparisonWire satisfies Schema.Codec<PlayerComparison, unknown>;

/** Teams, players, managers, venues; an unknown id is 404. */
export const teams = {
  detail: call({
    ...anybody,
    path: '/live/api/team/detail',
    about: 'One team with its competitions, the match that is on, its next and its latest matches.',
    input: ofId,
    data: TeamDetailWire,
    early: true,
  }),
  squad: call({
    ...anybody,
    path: '/live/api/team/squad',
    about: 'The players of a team; empty where the source has none.',
    input: ofId,
    data: Schema.Array(SquadPlayerWire),
  }),
  fixtures: call({
    ...anybody,
    path: '/live/api/team/fixture-list',
    about: 'The matches of a team: those to come by start, or those before newest first (`when=past`).',
    input: Schema.Struct({
      id: Id,
      when: Schema.optionalKey(Schema.Literals(['coming', 'past'])),
      cursor: Schema.optionalKey(MatchCursor),
    }),
    data: slice(FixtureWire),
  }),
  stats: call({
    ...anybody,
    path: '/live/api/team/stat',
    about: 'What a team does per match, in each competition of a season.',
    input: Schema.Struct({ id: Id, season }),
    data: Schema.Array(TeamStatWire),
  }),
  history: call({
    ...anybody,
    path: '/live/api/team/history',
    about: 'All seasons of a team with what it did and won, and who scored most for it. Not in the specification.',
    input: ofId,
    data: TeamHistoryWire,
  }),
  find: call({
    ...anybody,
    path: '/live/api/team/search',
    about: 'Teams by name, in any language and without diacritics, at most 20. Not in the specification.',
    input: Schema.Struct({ q: shortText(60) }),
    data: Schema.Array(TeamRefWire),
  }),
  player: call({
    ...anybody,
    path: '/live/api/player/detail',
    about: 'One player with the figures of the latest season.',
    input: ofId,
    data: PlayerDetailWire,
    early: true,
  }),
  playerStat: call({
    ...anybody,
    path: '/live/api/player/season-stat',
    about: 'The figures of a player in a season: in all, per 90 minutes, and as percentile among a stated peer group.',
    input: ofSeason,
    data: SeasonStatWire,
  }),
  playerMatches: call({
    ...anybody,
    path: '/live/api/player/match-log',
    about: 'The latest matches of a player, newest first, at most 20.',
    input: ofId,
    data: Schema.Array(PlayerMatchWire),
  }),
  career: call({
    ...anybody,
    path: '/live/api/player/career',
    about: 'The seasons of a player, latest first.',
    input: ofId,
    data: Schema.Array(CareerWire),
  }),
  findPlayers: call({
    ...anybody,
    path: '/live/api/player/search',
    about: 'Players by name, in any language and without diacritics, at most 20. Not in the specification.',
    input: Schema.Struct({ q: shortText(60) }),
    data: Schema.Array(PlayerWire),
  }),
  manager: call({
    ...anybody,
    path: '/live/api/manager/detail',
    about: 'One manager with record and latest matches.',
    input: ofId,
    data: ManagerDetailWire,
    early: true,
  }),
  venue: call({
    ...anybody,
    path: '/live/api/venue/detail',
    about: 'One ground with the matches there.',
    input: ofId,
    data: VenueDetailWire,
    early: true,
  }),
  compare: call({
    ...anybody,
    path: '/live/api/compare/team',
    about:
      'Two teams per match, and as percentile among the teams of a season: the latest that both have played, or the one that is named; bare totals are not compared. 404 for a season that one of them has not played.',
    input: Schema.Struct(two),
    data: TeamComparisonWire,
    early: true,
  }),
  comparePlayers: call({
    ...anybody,
    path: '/live/api/compare/player',
    about:
      'Two players per 90 minutes and as percentile among a stated peer group, in the latest season that both have played, or the one that is named (in one competition, or each in their own); bare totals are not compared.',
    input: Schema.Struct(two),
    data: PlayerComparisonWire,
    early: true,
  }),
};
