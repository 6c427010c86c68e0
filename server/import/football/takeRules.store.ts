import * as Schema from 'effect/Schema';
import type { Queries } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';
import { RulesForm } from '../../shared/footballForm.ts';
import { wordsOf } from '../../shared/words.ts';
import { repeated, type Complaint, type Tally } from '../tally.ts';
import { readFixtures, readWorld, writer } from './football.store.ts';
import { rowText, type Fixtures } from './fixtures.ts';
import type { Correction, RulesFile, RulesOfCompetition } from './rulesFile.ts';
import { countForms, noCount, type Count } from './taking.ts';
import { daysOf } from './takeSeason.ts';
import { competitionNamed, matchNamed, teamNamed } from './takeOdds.ts';
import { addName, formText, type World } from './world.ts';
import { writeFixtures, writeWorld } from './write.store.ts';

const RulesRow = Schema.Struct({ rules: Schema.NullOr(Schema.String) });
const writeRules = writer(
  'insert into football_season (league_id, season, rules) values ',
  3,
  ' on conflict (league_id, season) do update set rules = excluded.rules',
);
const encode = Schema.encodeSync(RulesForm);

/** The rules with teams by their ids; complaints name teams that the competition does not know. */
const formOf = (
  world: World,
  leagueId: string,
  { points, tieBreakers, zones, deductions, decided }: RulesOfCompetition,
  path: string,
): { readonly form: RulesForm; readonly complaints: readonly Complaint[] } => {
  const complaints: Complaint[] = [];
  const team = (name: string, at: string): string => {
    const id = teamNamed(world, leagueId, name);
    if (id === null) complaints.push([`${path}.${at}`, `is no known team of ${leagueId}: ${name}`]);
    return id ?? name;
  };
  const form: RulesForm = {
    ...(points && { points }),
    ...(tieBreakers && { tieBreakers }),
    ...(zones && { zones }),
    ...(deductions && {
      taken: deductions.map(({ team: name, points: taken, reason }, i) => ({
        ...{ teamId: team(name, `deductions.${i}.team`), points: taken, reason: wordsOf(reason) },
      })),
    }),
    ...(decided && {
      decided: decided.map(({ by, order }, i) => ({
        by,
        order: order.map((name, j) => team(name, `decided.${i}.order.${j}`)),
      })),
    }),
  };
  return { form, complaints };
};

const rulesNow = async (queries: Queries, leagueId: string, season: string): Promise<string | null> =>
  (
    await queries.one(
      RulesRow,
      sql`select rules from football_season where league_id = ${leagueId} and season = ${season}`,
    )
  )?.rules ?? null;

interface Planned {
  readonly leagueId: string;
  readonly season: string;
  readonly rules: string;
}

/** One competition of the file: its names, and the rules of a season or of all. */
const planCompetition = async (
  queries: Queries,
  world: World,
  told: RulesOfCompetition,
  path: string,
  count: Count,
): Promise<Planned | readonly Complaint[]> => {
  const leagueId = competitionNamed(world, told.leagueId);
  if (leagueId === null) return [[`${path}.leagueId`, `is no known competition: ${told.leagueId}`]];
  const { form, complaints } = formOf(world, leagueId, told, path);
  if (complaints.length > 0) return complaints;
  const entry = world.competitions.get(leagueId)!;
  const season = told.season ?? '';
  const before = await rulesNow(queries, leagueId, season);
  const names = `${formText(entry.form)} ${world.newNames.length}`;
  entry.form = {
    ...entry.form,
    ...(told.name !== undefined && { names: wordsOf(told.name) }),
    ...(told.type && { type: told.type }),
  };
  for (const alias of told.aliases ?? []) addName(world, 'competition', alias, leagueId);
  const named = names !== `${formText(entry.form)} ${world.newNames.length}`;
  const rules = formText(encode(form));
  countForms(count, before, named && before !== null ? `${rules} named` : rules);
  return { leagueId, season, rules };
};

const isPlanned = (one: Planned | readonly Complaint[]): one is Planned => 'rules' in one;

const scoreOf = (text: string) => {
  const [home, away] = text.split('-').map(Number);
  return { home: home!, away: away! };
};

/** Corrected results: what a source says otherwise later is put aside. */
const planCorrections = async (
  queries: Queries,
  world: World,
  told: readonly Correction[],
  now: number,
  count: Count,
): Promise<{ readonly fixtures: Fixtures; readonly complaints: readonly Complaint[] }> => {
  const fixtures = await readFixtures(queries, daysOf(told.map(({ date }) => ({ day: date }))));
  const complaints = told.flatMap(({ league, date, home, away, score, status }, i): readonly Complaint[] => {
    const path = `corrections.${i}`;
    if (score === undefined && !status) return [[path, 'needs a score or a status']];
    const found = matchNamed(world, fixtures, { league, day: date, home, away });
    if (typeof found === 'string') return [[path, found]];
    const before = rowText(found.row);
    const { goals, score: had, fate: _fate, ...form } = found.row.form;
    const next = score === undefined ? had : scoreOf(score);
    const same = had !== null && next !== null && had.home === next.home && had.away === next.away;
    found.row = {
      ...found.row,
      teller: 'operator',
      form: {
        ...form,
        score: same ? had : next,
        ...(status && { fate: status }),
        ...(same && goals && { goals }),
        corrections: same || !had ? form.corrections : [...form.corrections, { ts: now, from: [had.home, had.away] }],
      },
    };
    countForms(count, before, rowText(found.row));
    return [];
  });
  return { fixtures, complaints };
};

/** Takes a file of rules and corrections as a whole, or gives what is wrong with it. */
export const takeRules = async (
  queries: Queries,
  { competitions = [], corrections = [] }: RulesFile,
  now: number,
): Promise<readonly Complaint[] | Tally> => {
  const world = await readWorld(queries);
  const count = noCount();
  const complaints: Complaint[] = [
    ...repeated(
      competitions.map(({ leagueId, season = '' }, i) => [`competitions.${i}`, `${leagueId} ${season}`.trim()]),
    ),
  ];
  const planned: Planned[] = [];
  for (const [i, told] of competitions.entries()) {
    const one = await planCompetition(queries, world, told, `competitions.${i}`, count);
    if (isPlanned(one)) planned.push(one);
    else complaints.push(...one);
  }
  const { fixtures, complaints: wrong } = await planCorrections(queries, world, corrections, now, count);
  complaints.push(...wrong);
  if (complaints.length > 0) return complaints;
  await writeWorld(queries, world);
  await writeRules(
    queries,
    planned.map(({ leagueId, season, rules }) => [leagueId, season, rules]),
  );
  await writeFixtures(queries, world, fixtures);
  return { ...count, aside: 0 };
};
