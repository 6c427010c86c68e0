import { leagueIdOf } from './competitions.ts';
import { knownMatch, type FixtureEntry, type Fixtures } from './fixtures.ts';
import { readFixtures, readWorld, writer } from './football.store.ts';
import { readPrices } from './oddsRows.store.ts';
import type { Aside, ParsedFile, ParsedOdds, ParsedOddsFile } from './parsed.ts';
import { countForms, noCount, takenOf, type Taken, type Taking } from './taking.ts';
import { daysOf } from './takeSeason.ts';
import { clubsNamed, knownNation } from './teams.ts';
import { idsNamed, type World } from './world.ts';

/** The competition that a file of ours names by its id, its code or its name; null where that is none or several. */
export const competitionNamed = (world: World, text: string): string | null => {
  const id = leagueIdOf(text);
  if (world.competitions.has(id)) return id;
  const [named, ...more] = idsNamed(world, 'competition', text);
  return named !== undefined && more.length === 0 ? named : null;
};

/** The team that a file of ours names in a competition; null where that is none or several. */
export const teamNamed = (world: World, leagueId: string, text: string): string | null => {
  if (world.teams.has(text)) return text;
  const { country, nations } = world.competitions.get(leagueId)!.form;
  if (nations) return knownNation(world, text);
  const found = clubsNamed(world, { name: text }, { leagueId, country: country.replace(/^(eu|un)$/, '') });
  return found.length === 1 ? found[0]! : null;
};

export interface NamedMatch {
  readonly league: string;
  readonly day: string;
  readonly home: string;
  readonly away: string;
}

/** The known match that a record of ours is about; a text is why there is none. */
export const matchNamed = (
  world: World,
  fixtures: Fixtures,
  { league, day, home, away }: NamedMatch,
): FixtureEntry | string => {
  const leagueId = competitionNamed(world, league);
  if (leagueId === null) return `has no known competition, ${league}`;
  const [homeId, awayId] = [teamNamed(world, leagueId, home), teamNamed(world, leagueId, away)];
  if (homeId === null) return `has no known team, ${home}`;
  if (awayId === null) return `has no known team, ${away}`;
  const nations = world.competitions.get(leagueId)!.form.nations === true;
  const wanted = { leagueId, season: '', roundKey: '', day, homeId, awayId, teller: 'openfootball' } as const;
  const found = knownMatch(fixtures, wanted, { once: false, nations });
  return found && found.row.homeId === homeId ? found : `is of no known match, ${home} and ${away} on ${day}`;
};

const writePrices = writer(
  'insert into football_odds (fixture_id, bookmaker, market, line, sel, ts, price, suspended) values ',
  8,
  ` on conflict (fixture_id, bookmaker, market, line, sel, ts)
    do update set price = excluded.price, suspended = excluded.suspended`,
);
const keyOf = (fixtureId: string, { bookmaker, market, handicap, sel, ts }: ParsedOdds): string =>
  [fixtureId, bookmaker, market, handicap ?? '', sel, ts].join('|');

/** Takes prices: each is one more of its match, or the same again. */
export const takeOdds = async (
  { queries }: Taking,
  parsed: ParsedOddsFile & Pick<ParsedFile, 'aside'>,
): Promise<Taken> => {
  const world = await readWorld(queries);
  const fixtures = await readFixtures(queries, daysOf(parsed.odds));
  const count = noCount();
  const aside: Aside[] = [...parsed.aside];
  const placed = parsed.odds.flatMap((one) => {
    const found = matchNamed(world, fixtures, one);
    if (typeof found !== 'string') return [{ one, fixtureId: found.row.fixtureId }];
    aside.push({ line: one.line(), reason: found });
    return [];
  });
  const known = await readPrices(queries, [...new Set(placed.map(({ fixtureId }) => fixtureId))]);
  const rows = new Map<string, (string | number)[]>();
  for (const { one, fixtureId } of placed) {
    const { bookmaker, market, handicap, sel, ts, price, suspended } = one;
    const key = keyOf(fixtureId, one);
    const after = `${price} ${suspended ? 1 : 0}`;
    if (rows.has(key)) {
      aside.push({ line: one.line(), reason: 'repeats a price of the same instant' });
      continue;
    }
    countForms(count, known.get(key) ?? null, after);
    rows.set(key, [
      fixtureId,
      bookmaker,
      market,
      handicap === null ? '' : String(handicap),
      sel,
      ts,
      price,
      suspended ? 1 : 0,
    ]);
  }
  await writePrices(
    queries,
    [...rows].flatMap(([key, row]) => (known.get(key) === `${row[6]} ${row[7]}` ? [] : [row])),
  );
  return takenOf(count, aside);
};
