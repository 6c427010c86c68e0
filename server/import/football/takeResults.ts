import { grouped } from '#domain/shared/grouped.ts';
import { tournamentFor } from './competitions.ts';
import { knownMatch, rowText, type FixtureEntry, type Fixtures } from './fixtures.ts';
import { readFixtures, readPlayers, readWorld } from './football.store.ts';
import { goalForms } from './goals.ts';
import type {
  Aside,
  MatchKey,
  ParsedFile,
  ParsedFormerNames,
  ParsedGoals,
  ParsedResults,
  ParsedShootouts,
} from './parsed.ts';
import { knownOrder } from './merge.ts';
import { startOf } from './startTime.ts';
import { countForms, noCount, takenOf, type Taken, type Taking } from './taking.ts';
import { daysOf, enter } from './takeSeason.ts';
import { knownNation, nationFor } from './teams.ts';
import { addName, idsNamed, type World } from './world.ts';
import { sameWords } from '../../shared/words.ts';
import { writeChangedPlayers, writeFixtures, writeWorld } from './write.store.ts';

type With<P> = P & Pick<ParsedFile, 'aside' | 'remarks'>;
const nationsOnly = { once: false, nations: true } as const;

/** Takes results of national teams; their season is the year. */
export const takeResults = async ({ queries, now }: Taking, parsed: With<ParsedResults>): Promise<Taken> => {
  const world = await readWorld(queries);
  const fixtures = await readFixtures(queries, daysOf(parsed.matches));
  const count = noCount();
  const aside: Aside[] = [...parsed.aside];
  const seen = new Map<string, number>();
  for (const match of parsed.matches) {
    const line = match.line();
    const home = nationFor(world, match.home, true);
    const away = 'id' in home ? nationFor(world, match.away, true) : home;
    const leagueId = tournamentFor(world, match.tournament);
    const found = 'id' in home && 'id' in away ? [home.id, away.id] : null;
    const pair = match.neutral ? found?.toSorted() : found;
    const key = `${pair?.join(' ')} ${match.day}`;
    const reason =
      'reason' in home
        ? home.reason
        : 'reason' in away
          ? away.reason
          : home.id === away.id
            ? `has the same team on both sides, ${match.home.name}`
            : leagueId === null
              ? `${match.tournament} is the name of several competitions`
              : seen.has(key)
                ? `repeats the match of line ${seen.get(key)}`
                : null;
    if (reason !== null || !found || leagueId === null) {
      aside.push({ line, reason: reason ?? 'cannot be placed' });
      continue;
    }
    seen.set(key, line);
    const season = match.day.slice(0, 4);
    const { startTs, timeTbc } = startOf(match, null);
    const [homeId, awayId] = found as [string, string];
    const entered = enter(
      fixtures,
      {
        ...{ leagueId, season, roundKey: '', day: match.day, startTs, homeId, awayId, venueId: null },
        ...{ teller: 'martj42', toldTs: now },
        form: {
          round: sameWords(''),
          ...(timeTbc && { timeTbc }),
          ...{ notes: [], score: match.score, corrections: [] },
          ...(match.neutral && { neutral: true }),
        },
      },
      nationsOnly,
      now,
    );
    if (typeof entered === 'string') aside.push({ line, reason: entered });
    else {
      countForms(count, entered.before, entered.after);
      const ofSeason = `${leagueId} ${season}`;
      if (entered.before === null && !world.seasons.has(ofSeason))
        world.seasons.set(ofSeason, { leagueId, season, known: false });
    }
  }
  await writeWorld(queries, world);
  await writeFixtures(queries, world, fixtures);
  return takenOf(count, aside, parsed.remarks);
};

/** The known match that a row is about. */
const matchOf = (world: World, fixtures: Fixtures, { day, home, away }: MatchKey): FixtureEntry | null => {
  const [first, second] = [knownNation(world, home), knownNation(world, away)];
  if (first === null || second === null) return null;
  const wanted = {
    leagueId: '',
    season: '',
    roundKey: '',
    day,
    homeId: first,
    awayId: second,
    teller: 'martj42',
  } as const;
  return knownMatch(fixtures, wanted, nationsOnly);
};

const matchKey = ({ day, home, away }: MatchKey): string => `${day} ${home} ${away}`;

/** Takes goals of national teams, match by match: all of a match's goals or none. */
export const takeGoals = async ({ queries }: Taking, parsed: With<ParsedGoals>): Promise<Taken> => {
  const world = await readWorld(queries);
  const fixtures = await readFixtures(queries, daysOf(parsed.goals));
  const matches = [...grouped(parsed.goals, matchKey).values()].map((rows) => ({
    ...{ rows, entry: matchOf(world, fixtures, rows[0]!) },
  }));
  const players = await readPlayers(
    queries,
    matches.flatMap(({ entry }) => (entry ? [entry.row.homeId, entry.row.awayId] : [])),
  );
  const count = noCount();
  const aside: Aside[] = [...parsed.aside];
  for (const { rows, entry } of matches) {
    const leave = (reason: string) => aside.push(...rows.map(({ line }) => ({ line: line(), reason })));
    if (!entry) {
      leave('is of a match that is not known');
      continue;
    }
    const { row } = entry;
    const isTurned = knownNation(world, rows[0]!.home) === row.awayId;
    const told = rows.map(({ side, goal }) => ({ goal, side: isTurned ? other[side] : side }));
    const of = (side: 'home' | 'away') => told.filter((one) => one.side === side).length;
    const { score, goals: before } = row.form;
    if (!score || of('home') !== score.home || of('away') !== score.away) {
      leave(
        `is one of ${of('home')}-${of('away')} goals of a match that ended ${score ? `${score.home}-${score.away}` : 'without a known score'}`,
      );
      continue;
    }
    // Who told the match before told its goals better.
    const keep = before !== undefined && row.teller !== 'martj42';
    const goals = keep ? before : knownOrder(goalForms(players, row, told), before);
    const was = rowText(row);
    entry.row = { ...row, form: { ...row.form, goals } };
    if (rowText(entry.row) === was) entry.row = row;
    countForms(count, before === undefined ? null : was, rowText(entry.row), rows.length);
  }
  await writeWorld(queries, world);
  await writeChangedPlayers(queries, players);
  await writeFixtures(queries, world, fixtures);
  return takenOf(count, aside, parsed.remarks);
};
const other = { home: 'away', away: 'home' } as const;

/** Takes who won shoot-outs. */
export const takeShootouts = async ({ queries }: Taking, parsed: With<ParsedShootouts>): Promise<Taken> => {
  const world = await readWorld(queries);
  const fixtures = await readFixtures(queries, daysOf(parsed.rows));
  const count = noCount();
  const aside: Aside[] = [...parsed.aside];
  for (const row of parsed.rows) {
    const leave = (reason: string) => aside.push({ line: row.line(), reason });
    const entry = matchOf(world, fixtures, row);
    const score = entry?.row.form.score;
    if (!entry || !score) {
      leave('is of a match that is not known');
      continue;
    }
    const winner = knownNation(world, row.home) === entry.row.awayId ? other[row.winner] : row.winner;
    const known = score.pen ? (score.pen[0] > score.pen[1] ? 'home' : 'away') : score.penWinner;
    if (known !== undefined && known !== winner && entry.row.teller !== 'martj42') leave('was won by the other side');
    else if (known === winner) count.same += 1;
    else {
      const { pen: _pen, ...rest } = score;
      entry.row = { ...entry.row, form: { ...entry.row.form, score: { ...rest, penWinner: winner } } };
      count[known === undefined ? 'new' : 'changed'] += 1;
    }
  }
  await writeWorld(queries, world);
  await writeFixtures(queries, world, fixtures);
  return takenOf(count, aside, parsed.remarks);
};

/** Takes names that nations had before. */
export const takeFormerNames = async ({ queries }: Taking, parsed: With<ParsedFormerNames>): Promise<Taken> => {
  const world = await readWorld(queries);
  const count = noCount();
  const aside: Aside[] = [...parsed.aside];
  for (const { line, current, former } of parsed.rows) {
    const team = nationFor(world, { name: current }, true);
    const known = idsNamed(world, 'nation', former);
    if ('reason' in team) aside.push({ line: line(), reason: team.reason });
    else if (known.includes(team.id)) count.same += 1;
    else if (known.length > 0) aside.push({ line: line(), reason: `${former} is a name of ${known.join(', ')}` });
    else {
      addName(world, 'nation', former, team.id);
      count.new += 1;
    }
  }
  await writeWorld(queries, world);
  return takenOf(count, aside, parsed.remarks);
};
