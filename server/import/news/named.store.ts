import * as Schema from 'effect/Schema';
import type { ArticleBlock } from '#domain/news/article.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Queries } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';
import { CompetitionForm } from '../../shared/footballForm.ts';
import { StoredFixture } from '../../shared/storedFixture.ts';
import { nameKey } from '../football/nameKey.ts';
import type { Reference } from './newsFile.ts';

const IdRow = Schema.Struct({ id: Schema.String });
const RoomRow = Schema.Struct({ fixtureId: Schema.String });
const FixtureRow = Schema.Struct({ data: Schema.fromJsonString(StoredFixture) });
const CompetitionRow = Schema.Struct({ data: Schema.fromJsonString(CompetitionForm) });
const SeasonRow = Schema.Struct({ season: Schema.String });

export const isKnownMatch = async (queries: Queries, id: string): Promise<boolean> =>
  (await queries.one(
    IdRow,
    sql`select fixture_id as id from fixture where fixture_id = ${id}
        union select fixture_id as id from football_fixture where fixture_id = ${id}`,
  )) !== null;

/** The teams that an id or a name may mean. */
export const teamsNamed = async (queries: Queries, name: string): Promise<readonly string[]> => {
  const own = await queries.all(IdRow, sql`select team_id as id from football_team where team_id = ${name}`);
  if (own.length > 0) return own.map(({ id }) => id);
  const key = nameKey(name);
  const named = await queries.all(
    IdRow,
    sql`select distinct entry_id as id from football_name where kind in ('club', 'nation') and folded = ${key}`,
  );
  const sides = (await queries.all(FixtureRow, sql`select data from fixture`)).flatMap(({ data }) => data.sides ?? []);
  const ofMatches = sides
    .filter((side) => side.id === name || Object.values(side.name).some((one) => nameKey(one) === key))
    .map(({ id }) => id);
  return [...new Set([...named.map(({ id }) => id), ...ofMatches])];
};

const tableOf = async (
  queries: Queries,
  [leagueId = '', season, ...teams]: readonly string[],
  lang: Locale,
): Promise<ArticleBlock | string> => {
  const found = await queries.one(
    CompetitionRow,
    sql`select data from football_competition where league_id = ${leagueId}`,
  );
  if (!found) return `names no competition that is known: ${leagueId}`;
  const seasons = await queries.all(
    SeasonRow,
    sql`select season from football_season where league_id = ${leagueId} order by season desc`,
  );
  const wanted = season ?? seasons[0]?.season;
  if (wanted === undefined || seasons.every((one) => one.season !== wanted))
    return `names no season of ${leagueId} that is known: ${season ?? ''}`;
  const ids: string[] = [];
  for (const team of teams) {
    const [id, ...others] = await teamsNamed(queries, team);
    if (id === undefined || others.length > 0) return `names no team that is known: ${team}`;
    ids.push(id);
  }
  const { names, slug } = found.data;
  return { kind: 'table', leagueId, leagueName: names[lang], leagueSlug: slug, season: wanted, teams: ids };
};

/** What a fenced block stands for; a text says what it names that is not known. */
export const blockNamed = async (
  queries: Queries,
  { what, words }: Reference,
  lang: Locale,
): Promise<ArticleBlock | string> => {
  const [id = ''] = words;
  switch (what) {
    case 'table':
      return tableOf(queries, words, lang);
    case 'match':
    case 'odds':
      return (await isKnownMatch(queries, id)) ? { kind: what, fixtureId: id } : `names no match that is known: ${id}`;
    case 'tip':
      return (await queries.one(IdRow, sql`select tip_id as id from tip where tip_id = ${id}`))
        ? { kind: 'tip', tipId: id }
        : `names no tip that is known: ${id}`;
    case 'room': {
      const room = await queries.one(RoomRow, sql`select fixture_id as "fixtureId" from room where room_id = ${id}`);
      return room ? { kind: 'room', roomId: id, ...room } : `names no room that is known: ${id}`;
    }
  }
};
