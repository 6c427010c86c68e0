import { searchText } from '#domain/schedule/matchSearch.ts';
import * as Schema from 'effect/Schema';
import type { Queries } from '../../database/database.ts';
import { joined, listed, sql } from '../../database/sql.ts';
import { rowText, wordsOfRow, type Fixtures, type Row } from './fixtures.ts';
import { deleteWhereIn, writer } from './football.store.ts';
import { nameKey } from './nameKey.ts';
import type { Players } from './players.ts';
import { allNames, formText, type Entry, type World } from './world.ts';

const upsert = (table: string, key: string, columns: readonly string[]) =>
  writer(
    `insert into ${table} (${[key, ...columns].join(', ')}) values `,
    columns.length + 1,
    ` on conflict (${key}) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
  );
const writeCompetitions = upsert('football_competition', 'league_id', ['data']);
const writeTeams = upsert('football_team', 'team_id', ['words', 'data']);
const writeVenues = upsert('football_venue', 'venue_id', ['data']);
const writePlayers = upsert('football_player', 'player_id', ['team_id', 'folded', 'words', 'data']);
const writeNames = writer(
  'insert into football_name (kind, folded, entry_id) values ',
  3,
  ' on conflict (kind, folded, entry_id) do nothing',
);
const writeSeasons = writer(
  'insert into football_season (league_id, season) values ',
  2,
  ' on conflict (league_id, season) do nothing',
);
const writeRows = upsert('football_fixture', 'fixture_id', [
  ...['league_id', 'season', 'round_key', 'match_day', 'start_ts', 'home_id', 'away_id', 'venue_id', 'unfinished'],
  ...['words', 'teller', 'told_ts', 'data'],
]);
const writeGoals = writer('insert into football_goal (fixture_id, seq, player_id, own_goal) values ', 4, '');

interface Changed<Form> {
  readonly id: string;
  readonly form: Form;
  readonly before: string | null;
  readonly text: string;
}
const changedOf = <Form>(known: ReadonlyMap<string, Entry<Form>>): readonly Changed<Form>[] =>
  [...known].flatMap(([id, { form, before }]) => {
    const text = formText(form);
    return text === before ? [] : [{ id, form, before, text }];
  });

const NamesRow = Schema.fromJsonString(
  Schema.Struct({ names: Schema.Struct({ vi: Schema.String, en: Schema.String, zh: Schema.String }) }),
);
const namesBefore = (text: string): string => formText(Schema.decodeUnknownSync(NamesRow)(text).names);
const renamed = (changed: readonly Changed<{ readonly names: object }>[]): readonly string[] =>
  changed.flatMap(({ id, form, before }) =>
    before !== null && namesBefore(before) !== formText(form.names) ? [id] : [],
  );

const SearchedRow = Schema.Struct({
  fixtureId: Schema.String,
  leagueId: Schema.String,
  homeId: Schema.String,
  awayId: Schema.String,
});

/** A match is found by the names that its teams and its competition have now. */
const renameMatches = async (queries: Queries, world: World, teams: readonly string[], leagues: readonly string[]) => {
  const conditions = [
    ...(teams.length > 0 ? [sql`home_id in (${listed(teams)})`, sql`away_id in (${listed(teams)})`] : []),
    ...(leagues.length > 0 ? [sql`league_id in (${listed(leagues)})`] : []),
  ];
  if (conditions.length === 0) return;
  const rows = await queries.all(
    SearchedRow,
    sql`select fixture_id as "fixtureId", league_id as "leagueId", home_id as "homeId", away_id as "awayId"
        from football_fixture where ${joined(conditions, ' or ')}`,
  );
  for (const found of rows)
    await queries.run(
      sql`update football_fixture set words = ${wordsOfRow(world, found)} where fixture_id = ${found.fixtureId}`,
    );
};

/** Writes what an import changed of names and of what they name. */
export const writeWorld = async (queries: Queries, world: World): Promise<void> => {
  const competitions = changedOf(world.competitions);
  const teams = changedOf(world.teams);
  await writeCompetitions(
    queries,
    competitions.map(({ id, text }) => [id, text]),
  );
  await writeTeams(
    queries,
    teams.map(({ id, form, text }) => [id, searchText(allNames(form.names)), text]),
  );
  await writeVenues(
    queries,
    changedOf(world.venues).map(({ id, text }) => [id, text]),
  );
  await writeNames(
    queries,
    world.newNames.map(({ kind, folded, id }) => [kind, folded, id]),
  );
  await writeSeasons(
    queries,
    [...world.seasons.values()].filter(({ known }) => !known).map(({ leagueId, season }) => [leagueId, season]),
  );
  await renameMatches(queries, world, renamed(teams), renamed(competitions));
};

export const writeChangedPlayers = (queries: Queries, players: Players): Promise<void> =>
  writePlayers(
    queries,
    [...players.byId].flatMap(([id, { teamId, form, before }]) => {
      const text = formText(form);
      return text === before ? [] : [[id, teamId, nameKey(form.name), searchText([form.name]), text]];
    }),
  );

const isOpen = ({ form }: Row): boolean =>
  form.score === null && form.fate !== 'cancelled' && form.fate !== 'abandoned';

/** Writes the matches that changed, with their goals. */
export const writeFixtures = async (queries: Queries, world: World, fixtures: Fixtures): Promise<void> => {
  const changed = [...fixtures.byId.values()].filter(({ row, before }) => rowText(row) !== before);
  await writeRows(
    queries,
    changed.map(({ row }) => [
      ...[row.fixtureId, row.leagueId, row.season, row.roundKey, row.day, row.startTs, row.homeId, row.awayId],
      ...[row.venueId, isOpen(row) ? 1 : 0, wordsOfRow(world, row), row.teller, row.toldTs, formText(row.form)],
    ]),
  );
  await deleteWhereIn(
    queries,
    sql`delete from football_goal where fixture_id in`,
    changed.filter(({ before }) => before !== null).map(({ row }) => row.fixtureId),
  );
  await writeGoals(
    queries,
    changed.flatMap(({ row }) =>
      (row.form.goals ?? []).map(({ playerId, type }, i) => [
        row.fixtureId,
        i + 1,
        playerId,
        type === 'own_goal' ? 1 : 0,
      ]),
    ),
  );
};
