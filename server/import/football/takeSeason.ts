import type { FixtureForm } from '../../shared/footballForm.ts';
import { competitionOfSeason } from './competitions.ts';
import { addEntry, fixtureIdOf, knownMatch, rowText, type Fixtures, type Row } from './fixtures.ts';
import { readFixtures, readPlayers, readWorld } from './football.store.ts';
import { goalForms } from './goals.ts';
import { merged } from './merge.ts';
import type { Aside, ParsedFile, ParsedMatch, ParsedSeason } from './parsed.ts';
import type { Players } from './players.ts';
import { roundsOf, type Round } from './rounds.ts';
import { startOf } from './startTime.ts';
import { countForms, noCount, takenOf, type Taken, type Taking } from './taking.ts';
import { clubFor, clubsNamed, doubtfulNames, isNation, nationFor, type Found } from './teams.ts';
import { matchGround } from './venues.ts';
import type { World } from './world.ts';
import { writeChangedPlayers, writeFixtures, writeWorld } from './write.store.ts';

const countNames = (matches: readonly ParsedMatch[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { home, away } of matches)
    for (const { name } of [home, away]) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

/** Whether national teams play: at least half of the names are nations'. */
const ofNations = (world: World, matches: readonly ParsedMatch[]): boolean => {
  const names = [...countNames(matches).keys()];
  return names.length > 0 && names.filter((name) => isNation(world, { name })).length * 2 >= names.length;
};

interface Placed {
  readonly match: ParsedMatch;
  readonly round: Round;
  readonly group?: string;
  readonly homeId: string;
  readonly awayId: string;
}

/** Finds the two teams of each match; those without are put aside. */
const placeTeams = (
  world: World,
  { matches }: ParsedSeason,
  rounds: ReturnType<typeof roundsOf>['placed'],
  leagueId: string,
  nations: boolean,
): { readonly placed: readonly Placed[]; readonly aside: readonly Aside[] } => {
  const context = { leagueId, country: world.competitions.get(leagueId)!.form.country.replace(/^(eu|un)$/, '') };
  const doubtful = nations
    ? new Map<string, string>()
    : doubtfulNames(countNames(matches), (name) => clubsNamed(world, { name }, context).length > 0);
  const find = (side: ParsedMatch['home']): Found => {
    const reason = doubtful.get(side.name);
    if (reason !== undefined) return { reason };
    return nations ? nationFor(world, side) : clubFor(world, side, context);
  };
  const placed: Placed[] = [];
  const aside: Aside[] = [];
  matches.forEach((match, i) => {
    // A match that is not taken must leave no team behind.
    const doubt = doubtful.get(match.home.name) ?? doubtful.get(match.away.name);
    const home: Found = doubt === undefined ? find(match.home) : { reason: doubt };
    const away: Found = 'id' in home ? find(match.away) : home;
    if (!('id' in home)) aside.push({ line: match.line(), reason: home.reason });
    else if (!('id' in away)) aside.push({ line: match.line(), reason: away.reason });
    else if (home.id === away.id)
      aside.push({ line: match.line(), reason: `has the same team on both sides, ${match.home.name}` });
    else placed.push({ match, ...rounds[i]!, homeId: home.id, awayId: away.id });
  });
  return { placed, aside };
};

/** Those that repeat another of the file are put aside, whatever they say. */
const withoutRepeats = (
  placed: readonly Placed[],
): { readonly once: readonly Placed[]; readonly aside: readonly Aside[] } => {
  const seen = new Map<string, ParsedMatch>();
  const aside: Aside[] = [];
  const once = placed.filter(({ match, round, homeId, awayId }) => {
    const keys = [match.day, ...(round.key === '' ? [] : [`round ${round.key}`])].map(
      (when) => `${homeId} ${awayId} ${when}`,
    );
    const earlier = keys.map((key) => seen.get(key)).find((one) => one !== undefined);
    for (const key of keys) seen.set(key, earlier ?? match);
    if (earlier && !match.replayed)
      aside.push({ line: match.line(), reason: `repeats the match of line ${earlier.line()}` });
    return !earlier || match.replayed;
  });
  return { once, aside };
};

/** The result of the first leg, as the second one's sides have it, where a tie has two. */
const firstLegs = (placed: readonly Placed[]): ReadonlyMap<Placed, readonly [number, number]> => {
  const ties = new Map<string, Placed[]>();
  for (const one of placed) {
    if (/^\d*$/.test(one.round.key)) continue;
    const key = `${[one.homeId, one.awayId].toSorted().join(' ')} ${one.round.key}`;
    ties.set(key, [...(ties.get(key) ?? []), one]);
  }
  const legs = new Map<Placed, readonly [number, number]>();
  for (const [first, second, ...more] of [...ties.values()].map((tie) =>
    tie.toSorted((a, b) => (a.match.day < b.match.day ? -1 : 1)),
  )) {
    const score = first?.match.score;
    if (second && more.length === 0 && score && second.homeId === first.awayId)
      legs.set(second, [score.away, score.home]);
  }
  return legs;
};

const formOf = (
  { match, round, group, homeId, awayId }: Placed,
  timeTbc: true | undefined,
  players: Players,
  firstLeg: readonly [number, number] | undefined,
): FixtureForm => {
  const { score, fate, goals, referee, attendance } = match;
  const told = goals && [
    ...goals.home.map((goal) => ({ side: 'home' as const, goal })),
    ...goals.away.map((goal) => ({ side: 'away' as const, goal })),
  ];
  const complete = told && score && told.length === score.home + score.away;
  return {
    round: round.words,
    ...(group !== undefined && { group }),
    ...(timeTbc && { timeTbc }),
    ...(fate && { fate }),
    notes: firstLeg ? ['aggregate'] : [],
    score,
    ...(firstLeg && { firstLeg }),
    ...(referee !== undefined && { referee }),
    ...(attendance !== undefined && { attendance }),
    ...(complete && { goals: goalForms(players, { homeId, awayId }, told) }),
    corrections: [],
  };
};

/** Enters a match among the known ones; a text is why it cannot be. */
export const enter = (
  fixtures: Fixtures,
  row: Omit<Row, 'fixtureId'>,
  format: Parameters<typeof knownMatch>[2],
  now: number,
): { readonly before: string | null; readonly after: string } | string => {
  const known = knownMatch(fixtures, row, format);
  if (!known) {
    const entry = addEntry(fixtures, { ...row, fixtureId: fixtureIdOf(fixtures, row) }, null);
    entry.claimed = true;
    return { before: null, after: rowText(entry.row) };
  }
  const next = merged(known.row, { ...row, fixtureId: known.row.fixtureId }, now);
  if (typeof next === 'string') return next;
  const before = rowText(known.row);
  known.claimed = true;
  if (rowText(next) !== before) known.row = next;
  return { before, after: rowText(known.row) };
};

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
/** The days of matches, and one more at each end. */
export const daysOf = (matches: readonly { readonly day: string }[]) => {
  const days = matches.map(({ day }) => day).toSorted();
  return { from: dayBefore(days[0] ?? '2000-01-01', 1), to: dayBefore(days.at(-1) ?? '2000-01-01', -1) };
};

/** Takes the matches of a season. Answers a text where the competition itself cannot be told. */
export const takeSeason = async (
  { queries, now }: Taking,
  parsed: ParsedSeason & Pick<ParsedFile, 'aside' | 'remarks'>,
): Promise<Taken | string> => {
  const { matches, season } = parsed;
  const world = await readWorld(queries);
  const { placed: rounds, knockOut, grouped } = roundsOf(matches);
  const found = competitionOfSeason(world, parsed, { knockOut, grouped, nations: ofNations(world, matches) });
  if ('reason' in found) return found.reason;
  const leagueId = found.id;
  const { nations, tz, type } = world.competitions.get(leagueId)!.form;
  const { placed, aside: lost } = placeTeams(world, parsed, rounds, leagueId, nations === true);
  const { once, aside: repeated } = withoutRepeats(placed);
  const fixtures = await readFixtures(queries, daysOf(matches), { leagueId, season });
  const scoring = once.filter(({ match }) => match.goals).flatMap(({ homeId, awayId }) => [homeId, awayId]);
  const players = await readPlayers(queries, scoring);
  const legs = firstLegs(once);
  const pairs = new Set(once.map(({ homeId, awayId }) => `${homeId} ${awayId}`));
  const format = { once: type === 'league' && pairs.size === once.length, nations: nations === true };
  const count = noCount();
  const aside = [...parsed.aside, ...lost, ...repeated];
  for (const one of once) {
    const { match, round, homeId, awayId } = one;
    const { startTs, timeTbc } = startOf(match, tz);
    const entered = enter(
      fixtures,
      {
        ...{ leagueId, season, roundKey: round.key, day: match.day, startTs, homeId, awayId },
        venueId: match.ground === undefined ? null : matchGround(world, match.ground),
        ...{ teller: 'openfootball', toldTs: parsed.toldTs ?? now },
        form: formOf(one, timeTbc, players, legs.get(one)),
      },
      format,
      now,
    );
    if (typeof entered === 'string') aside.push({ line: match.line(), reason: entered });
    else countForms(count, entered.before, entered.after);
  }
  const key = `${leagueId} ${season}`;
  if (once.length > 0 && !world.seasons.has(key)) world.seasons.set(key, { leagueId, season, known: false });
  await writeWorld(queries, world);
  await writeChangedPlayers(queries, players);
  await writeFixtures(queries, world, fixtures);
  return takenOf(count, aside, parsed.remarks);
};
