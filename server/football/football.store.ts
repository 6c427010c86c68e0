import * as Schema from 'effect/Schema';
import { wordPlace } from '#domain/schedule/matchSearch.ts';
import type { Queries } from '../database/database.ts';
import { joined, listed, sql, type Sql } from '../database/sql.ts';
import type { FixtureFilter } from '../shared/footballSource.ts';
import {
  CompetitionForm,
  FixtureForm,
  PlayerForm,
  RulesForm,
  SquadForm,
  TeamForm,
  VenueForm,
} from '../shared/footballForm.ts';
import { listedStore } from './listed.store.ts';

const CompetitionRow = Schema.Struct({ id: Schema.String, data: Schema.fromJsonString(CompetitionForm) });
const SeasonRow = Schema.Struct({
  leagueId: Schema.String,
  season: Schema.String,
  rules: Schema.NullOr(Schema.fromJsonString(RulesForm)),
  firstTs: Schema.NullOr(Schema.Int),
  open: Schema.Int,
});
const TeamRow = Schema.Struct({ id: Schema.String, data: Schema.fromJsonString(TeamForm) });
const VenueRow = Schema.Struct({ id: Schema.String, data: Schema.fromJsonString(VenueForm) });
const PlayerRow = Schema.Struct({
  id: Schema.String,
  teamId: Schema.String,
  data: Schema.fromJsonString(PlayerForm),
});
const SquadRow = Schema.Struct({
  playerId: Schema.String,
  data: Schema.fromJsonString(SquadForm),
  player: Schema.fromJsonString(PlayerForm),
});
const FixtureRow = Schema.Struct({
  fixtureId: Schema.String,
  leagueId: Schema.String,
  season: Schema.String,
  roundKey: Schema.String,
  startTs: Schema.Int,
  homeId: Schema.String,
  awayId: Schema.String,
  venueId: Schema.NullOr(Schema.String),
  toldBy: Schema.String,
  toldTs: Schema.Int,
  priced: Schema.Int,
  data: Schema.fromJsonString(FixtureForm),
});
export type FixtureRow = typeof FixtureRow.Type;
const ScorerRow = Schema.Struct({
  leagueId: Schema.String,
  season: Schema.String,
  playerId: Schema.String,
  teamId: Schema.String,
  goals: Schema.Int,
  data: Schema.fromJsonString(PlayerForm),
});
const TeamScorerRow = Schema.Struct({
  playerId: Schema.String,
  data: Schema.fromJsonString(PlayerForm),
  goals: Schema.Int,
});
export type ScorerRow = typeof ScorerRow.Type;
export const PriceRow = Schema.Struct({
  fixtureId: Schema.String,
  bookmaker: Schema.String,
  market: Schema.String,
  line: Schema.String,
  sel: Schema.String,
  ts: Schema.Int,
  price: Schema.Number,
  suspended: Schema.Int,
});
const StartRow = Schema.Struct({
  ...{ fixtureId: Schema.String, startTs: Schema.Int, leagueId: Schema.String },
  priced: Schema.Int,
});
const IdRow = Schema.Struct({ id: Schema.String });

/** A season is complete if every match that started longer ago than this has a result. */
const RESULT_AFTER_MS = 24 * 3_600_000;

const held = (words: readonly string[]): readonly Sql[] =>
  words.map((word) => sql`words like ${`%${wordPlace(word)}%`}`);
const every = (conditions: readonly Sql[]): Sql => (conditions.length === 0 ? sql`1 = 1` : joined(conditions, ' and '));

const teamCondition = (teamId: string, againstId: string | undefined): Sql =>
  againstId === undefined
    ? sql`(home_id = ${teamId} or away_id = ${teamId})`
    : sql`((home_id = ${teamId} and away_id = ${againstId}) or (home_id = ${againstId} and away_id = ${teamId}))`;

const afterCondition = ({ startTs, fixtureId }: NonNullable<FixtureFilter['after']>, latestFirst: boolean): Sql => {
  const behind = latestFirst ? sql`<` : sql`>`;
  // The first comparison alone lets an index scan start there.
  return sql`start_ts ${behind}= ${startTs}
             and (start_ts ${behind} ${startTs} or (start_ts = ${startTs} and fixture_id ${behind} ${fixtureId}))`;
};

const conditionsOf = (filter: FixtureFilter): readonly Sql[] => [
  ...(filter.from === undefined ? [] : [sql`start_ts >= ${filter.from}`]),
  ...(filter.to === undefined ? [] : [sql`start_ts < ${filter.to}`]),
  ...(filter.leagueId === undefined ? [] : [sql`league_id = ${filter.leagueId}`]),
  ...(filter.season === undefined ? [] : [sql`season = ${filter.season}`]),
  ...(filter.roundKey === undefined ? [] : [sql`round_key = ${filter.roundKey}`]),
  ...(filter.teamId === undefined ? [] : [teamCondition(filter.teamId, filter.againstId)]),
  ...(filter.venueId === undefined ? [] : [sql`venue_id = ${filter.venueId}`]),
  ...held(filter.words ?? []),
  ...(filter.after === undefined ? [] : [afterCondition(filter.after, filter.latestFirst === true)]),
];

/** Goals summed by competition, season, team and player; own goals are not counted. */
const scorersWhere = (condition: Sql): Sql => sql`
  select f.league_id as "leagueId", f.season, g.player_id as "playerId", p.team_id as "teamId",
         cast(count(*) as bigint) as goals, p.data
  from football_goal g
  join football_fixture f on f.fixture_id = g.fixture_id
  join football_player p on p.player_id = g.player_id
  where ${condition} and g.own_goal = 0
  group by f.league_id, f.season, g.player_id, p.team_id, p.data`;

/** 1 for a match with prices, else 0. */
const priced = sql`case when exists (select 1 from football_odds o where o.fixture_id = football_fixture.fixture_id)
              then 1 else 0 end`;

/** Reads the football tables as rows. */
export const footballStore = (database: Queries) => {
  const fixtures = (condition: Sql, order: Sql, most: number) =>
    database.all(
      FixtureRow,
      sql`select fixture_id as "fixtureId", league_id as "leagueId", season, round_key as "roundKey",
            start_ts as "startTs", home_id as "homeId", away_id as "awayId", venue_id as "venueId",
            teller as "toldBy", told_ts as "toldTs", data,
            ${priced} as priced
          from football_fixture where ${condition} ${order} limit ${most}`,
    );
  const byStart = sql`order by start_ts, fixture_id`;
  return {
    listed: listedStore(database),
    fixtures: (filter: FixtureFilter) =>
      fixtures(
        every(conditionsOf(filter)),
        filter.latestFirst ? sql`order by start_ts desc, fixture_id desc` : byStart,
        filter.most,
      ),
    starts: (from: number, to: number) =>
      database.all(
        StartRow,
        sql`select fixture_id as "fixtureId", start_ts as "startTs", league_id as "leagueId", ${priced} as priced
            from football_fixture
            where start_ts >= ${from} and start_ts < ${to} order by start_ts, fixture_id`,
      ),
    fixture: async (fixtureId: string) => (await fixtures(sql`fixture_id = ${fixtureId}`, byStart, 1))[0] ?? null,
    fixturesById: (ids: readonly string[]) =>
      ids.length === 0 ? Promise.resolve([]) : fixtures(sql`fixture_id in (${listed(ids)})`, byStart, ids.length),
    competitions: () =>
      database.all(CompetitionRow, sql`select league_id as id, data from football_competition order by league_id`),
    /** `open`: the number of its matches that should have a result by now but have none. */
    seasons: (now: number, leagueId?: string) =>
      database.all(
        SeasonRow,
        sql`select s.league_id as "leagueId", s.season, s.rules, min(f.start_ts) as "firstTs",
              cast(coalesce(sum(case when f.unfinished = 1 and f.start_ts < ${now - RESULT_AFTER_MS}
                then 1 else 0 end), 0) as bigint) as open
            from football_season s
            left join football_fixture f on f.league_id = s.league_id and f.season = s.season
            where ${leagueId === undefined ? sql`1 = 1` : sql`s.league_id = ${leagueId}`}
            group by s.league_id, s.season, s.rules
            order by s.league_id, s.season desc`,
      ),
    teams: (ids: readonly string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : database.all(TeamRow, sql`select team_id as id, data from football_team where team_id in (${listed(ids)})`),
    searchTeams: (words: readonly string[], most: number) =>
      database.all(
        TeamRow,
        sql`select team_id as id, data from football_team where ${every(held(words))} order by team_id limit ${most}`,
      ),
    venues: (ids: readonly string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : database.all(
            VenueRow,
            sql`select venue_id as id, data from football_venue where venue_id in (${listed(ids)})`,
          ),
    tenants: (venueId: string) =>
      database.all(
        IdRow,
        sql`select team_id as id from football_team where data like ${`%"venueId":${JSON.stringify(venueId)}%`}
            order by team_id`,
      ),
    squad: (teamId: string) =>
      database.all(
        SquadRow,
        sql`select s.player_id as "playerId", s.data, p.data as player from football_squad s
            join football_player p on p.player_id = s.player_id
            where s.team_id = ${teamId} order by s.place`,
      ),
    players: (condition: { readonly id: string } | { readonly words: readonly string[]; readonly most: number }) =>
      database.all(
        PlayerRow,
        'id' in condition
          ? sql`select player_id as id, team_id as "teamId", data from football_player where player_id = ${condition.id}`
          : sql`select player_id as id, team_id as "teamId", data from football_player
                where ${every(held(condition.words))} order by player_id limit ${condition.most}`,
      ),
    scorers: (leagueId: string, season: string) =>
      database.all(ScorerRow, scorersWhere(sql`f.league_id = ${leagueId} and f.season = ${season}`)),
    /** Over all matches; players with equal goals are ordered by id. */
    scorersOf: (teamId: string, most: number) =>
      database.all(
        TeamScorerRow,
        sql`select g.player_id as "playerId", p.data, cast(count(*) as bigint) as goals
            from football_goal g
            join football_player p on p.player_id = g.player_id
            where p.team_id = ${teamId} and g.own_goal = 0
            group by g.player_id, p.data
            order by goals desc, g.player_id limit ${most}`,
      ),
    scored: (playerId: string) => database.all(ScorerRow, scorersWhere(sql`g.player_id = ${playerId}`)),
    /** Every stored price of these matches, by bookmaker, market and line, earliest first. */
    prices: async (fixtureIds: readonly string[]) =>
      fixtureIds.length === 0
        ? []
        : database.all(
            PriceRow,
            sql`select fixture_id as "fixtureId", bookmaker, market, line, sel, ts, price, suspended
                from football_odds where fixture_id in (${listed(fixtureIds)})
                order by fixture_id, bookmaker, market, line, sel, ts`,
          ),
  };
};
export type FootballStore = ReturnType<typeof footballStore>;
