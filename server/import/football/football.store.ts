import * as Schema from 'effect/Schema';
import type { Queries } from '../../database/database.ts';
import { listed, sql, withRows, type Sql, type SqlValue } from '../../database/sql.ts';
import { CompetitionForm, FixtureForm, PlayerForm, SquadForm, TeamForm, VenueForm } from '../../shared/footballForm.ts';
import { addEntry, rowText, tellers, type Fixtures, type Row } from './fixtures.ts';
import { addKnown, type Players } from './players.ts';
import { formText, type Entry, type World } from './world.ts';

/** Rows of one statement: engines know it again for this number, and it stays below what they take as values. */
const AT_ONCE = 100;

const row = <Form>(form: Schema.Codec<Form, unknown>) =>
  Schema.Struct({ id: Schema.String, data: Schema.fromJsonString(form) });
const CompetitionRow = row(CompetitionForm);
const TeamRow = row(TeamForm);
const VenueRow = row(VenueForm);
const NameRow = Schema.Struct({ kind: Schema.String, folded: Schema.String, id: Schema.String });
const PlayerRow = Schema.Struct({
  id: Schema.String,
  teamId: Schema.String,
  data: Schema.fromJsonString(PlayerForm),
});
const FixtureRow = Schema.Struct({
  fixtureId: Schema.String,
  leagueId: Schema.String,
  season: Schema.String,
  roundKey: Schema.String,
  day: Schema.String,
  startTs: Schema.Int,
  homeId: Schema.String,
  awayId: Schema.String,
  venueId: Schema.NullOr(Schema.String),
  teller: Schema.Literals(tellers),
  toldTs: Schema.Int,
  form: Schema.fromJsonString(FixtureForm),
});
const SquadRow = Schema.Struct({
  playerId: Schema.String,
  place: Schema.Int,
  data: Schema.fromJsonString(SquadForm),
});
const SeasonRow = Schema.Struct({ leagueId: Schema.String, season: Schema.String });

const entries = <Form>(rows: readonly { readonly id: string; readonly data: Form }[]): Map<string, Entry<Form>> =>
  new Map(rows.map(({ id, data }) => [id, { form: data, before: formText(data) }]));

/** All names that the database knows, with what they name. */
export const readWorld = async (queries: Queries): Promise<World> => {
  const names = new Map<string, Set<string>>();
  for (const { kind, folded, id } of await queries.all(
    NameRow,
    sql`select kind, folded, entry_id as id from football_name`,
  )) {
    const key = `${kind} ${folded}`;
    const known = names.get(key);
    if (known) known.add(id);
    else names.set(key, new Set([id]));
  }
  const seasons = await queries.all(SeasonRow, sql`select league_id as "leagueId", season from football_season`);
  return {
    competitions: entries(
      await queries.all(CompetitionRow, sql`select league_id as id, data from football_competition`),
    ),
    teams: entries(await queries.all(TeamRow, sql`select team_id as id, data from football_team`)),
    venues: entries(await queries.all(VenueRow, sql`select venue_id as id, data from football_venue`)),
    ...{ names, newNames: [] },
    seasons: new Map(seasons.map((one) => [`${one.leagueId} ${one.season}`, { ...one, known: true }])),
  };
};

const selectFixtures = sql`select fixture_id as "fixtureId", league_id as "leagueId", season, round_key as "roundKey",
  match_day as day, start_ts as "startTs", home_id as "homeId", away_id as "awayId", venue_id as "venueId",
  teller, told_ts as "toldTs", data as form from football_fixture`;

/** The matches of days, and of a season whatever their days; days are YYYY-MM-DD, both included. */
export const readFixtures = async (
  queries: Queries,
  days: { readonly from: string; readonly to: string },
  of?: { readonly leagueId: string; readonly season: string },
): Promise<Fixtures> => {
  const fixtures: Fixtures = { byId: new Map(), byPair: new Map() };
  const ofSeason = of ? sql` or (league_id = ${of.leagueId} and season = ${of.season})` : sql``;
  const rows: readonly Row[] = await queries.all(
    FixtureRow,
    sql`${selectFixtures} where (match_day >= ${days.from} and match_day <= ${days.to})${ofSeason}
        order by start_ts, fixture_id`,
  );
  for (const one of rows) addEntry(fixtures, one, rowText(one));
  return fixtures;
};

const chunks = function* <A>(list: readonly A[]): Iterable<readonly A[]> {
  for (let i = 0; i < list.length; i += AT_ONCE) yield list.slice(i, i + AT_ONCE);
};

/** The players of teams. */
export const readPlayers = async (queries: Queries, teamIds: readonly string[]): Promise<Players> => {
  const players: Players = { byId: new Map(), byName: new Map() };
  for (const some of chunks([...new Set(teamIds)]))
    for (const { id, teamId, data } of await queries.all(
      PlayerRow,
      sql`select player_id as id, team_id as "teamId", data from football_player where team_id in (${listed(some)})
          order by player_id`,
    ))
      addKnown(players, id, { teamId, form: data, before: formText(data) });
  return players;
};

export const readSquad = (queries: Queries, teamId: string) =>
  queries.all(
    SquadRow,
    sql`select player_id as "playerId", place, data from football_squad where team_id = ${teamId} order by place`,
  );

/** Writes rows some at a time; `head` ends in "values", `tail` says what happens to known ones. */
export const writer = (head: string, columns: number, tail: string) => {
  const statement = withRows(head, columns, tail);
  return async (queries: Queries, rows: readonly (readonly SqlValue[])[]): Promise<void> => {
    for (const some of chunks(rows)) await queries.run(statement(some));
  };
};

export const deleteWhereIn = async (queries: Queries, statement: Sql, ids: readonly string[]): Promise<void> => {
  for (const some of chunks(ids)) await queries.run(sql`${statement} (${listed(some)})`);
};
