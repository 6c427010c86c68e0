import * as Schema from 'effect/Schema';
import { searchText, wordPlace } from '#domain/schedule/matchSearch.ts';
import type { Queries } from '../../database/database.ts';
import { joined, listed, sql, type Sql } from '../../database/sql.ts';
import { CompetitionForm } from '../../shared/footballForm.ts';
import type { Wanted } from '../../shared/matchSource.ts';
import type { Meant, SearchedName } from './nameIndex.ts';

const NameRow = Schema.Struct({ kind: Schema.String, id: Schema.String, text: Schema.String });
const TeamRow = Schema.Struct({ id: Schema.String, words: Schema.String });
const CompetitionRow = Schema.Struct({ id: Schema.String, data: Schema.fromJsonString(CompetitionForm) });
const IdRow = Schema.Struct({ id: Schema.String, startTs: Schema.Int });

/** The most names that get a subquery each; with more names there are so many matches that the first ones are found quickly by scanning. */
const MOST_NAMED = 40;
/** The most names in one condition. */
const MOST_LISTED = 12;

const sizeOf = ({ teams, leagues }: Meant): number => teams.size + leagues.size;

const wordHeld = (word: string): Sql => sql`words like ${`%${wordPlace(word)}%`}`;

/** The condition that a match has a word: by the ids that the word can refer to or, if those are many, by the names of the match itself. */
const holds = (word: string, meant: Meant): Sql => {
  if (sizeOf(meant) > MOST_LISTED) return wordHeld(word);
  const teams = listed([...meant.teams]);
  return joined(
    [
      ...(meant.teams.size > 0 ? [sql`home_id in (${teams})`, sql`away_id in (${teams})`] : []),
      ...(meant.leagues.size > 0 ? [sql`league_id in (${listed([...meant.leagues])})`] : []),
    ],
    ' or ',
  );
};

const bounds = ({ from, to, leagueId, latestFirst, after }: Wanted): readonly Sql[] => {
  const behind = latestFirst ? sql`<` : sql`>`;
  return [
    sql`start_ts >= ${from} and start_ts < ${to}`,
    ...(leagueId === null ? [] : [sql`league_id = ${leagueId}`]),
    ...(after === null
      ? []
      : [
          sql`start_ts ${behind}= ${after.startTime}`,
          sql`(start_ts ${behind} ${after.startTime}
               or (start_ts = ${after.startTime} and fixture_id ${behind} ${after.fixtureId}))`,
        ]),
  ];
};

/** Reads the searchable names, and finds the matches. */
export const footballSearchStore = (database: Queries) => {
  const first = ({ latestFirst, most }: Wanted): Sql =>
    latestFirst
      ? sql`order by start_ts desc, fixture_id desc limit ${most}`
      : sql`order by start_ts, fixture_id limit ${most}`;
  const select = (conditions: readonly Sql[], wanted: Wanted): Sql =>
    sql`select fixture_id, start_ts from football_fixture where ${joined(conditions, ' and ')} ${first(wanted)}`;

  /** The first matches of each name by that name's index, so that the cost does not depend on the number of all matches. */
  const ofEach = (wanted: Wanted, narrowest: Meant, meant: ReadonlyMap<string, Meant>): Sql => {
    const branch = (kind: keyof Meant, id: string, isOf: Sql): Sql => {
      const others = [...meant].filter(([, { [kind]: known }]) => !known.has(id));
      const conditions = [isOf, ...bounds(wanted), ...others.map(([word, of]) => sql`(${holds(word, of)})`)];
      return sql`select * from (${select(conditions, wanted)}) of_name`;
    };
    return joined(
      [
        ...[...narrowest.teams].flatMap((id) => [
          branch('teams', id, sql`home_id = ${id}`),
          branch('teams', id, sql`away_id = ${id}`),
        ]),
        ...[...narrowest.leagues].map((id) => branch('leagues', id, sql`league_id = ${id}`)),
      ],
      ' union ',
    );
  };
  const found = (wanted: Wanted, meant: ReadonlyMap<string, Meant>): Sql => {
    const [narrowest] = [...meant.values()].toSorted((a, b) => sizeOf(a) - sizeOf(b));
    return narrowest && sizeOf(narrowest) <= MOST_NAMED
      ? ofEach(wanted, narrowest, meant)
      : select([...bounds(wanted), ...[...meant.keys()].map(wordHeld)], wanted);
  };

  return {
    /** Every name and alias of teams and competitions. */
    names: async (): Promise<readonly SearchedName[]> => {
      const [told, teams, competitions] = await Promise.all([
        database.all(
          NameRow,
          sql`select kind, folded as text, entry_id as id from football_name
              where kind in ('club', 'nation', 'competition')`,
        ),
        database.all(TeamRow, sql`select team_id as id, words from football_team`),
        database.all(CompetitionRow, sql`select league_id as id, data from football_competition`),
      ]);
      return [
        ...told.map(({ kind, id, text }): SearchedName => ({
          ...{ kind: kind === 'competition' ? 'league' : 'team', id, text },
        })),
        ...teams.map(({ id, words }): SearchedName => ({ kind: 'team', id, text: words })),
        ...competitions.map(({ id, data }): SearchedName => ({
          ...{ kind: 'league', id, text: searchText(Object.values(data.names)) },
        })),
      ];
    },
    /** The ids of the matches that have every word, in the wanted order. `meant` maps each word to what it can refer to. */
    ids: async (wanted: Wanted, meant: ReadonlyMap<string, Meant>): Promise<readonly string[]> => {
      // A word that refers to nothing occurs in no match.
      if ([...meant.values()].some((of) => sizeOf(of) === 0)) return [];
      const rows = await database.all(
        IdRow,
        sql`select fixture_id as id, start_ts as "startTs" from (${found(wanted, meant)}) found_match ${first(wanted)}`,
      );
      return rows.map(({ id }) => id);
    },
  };
};
