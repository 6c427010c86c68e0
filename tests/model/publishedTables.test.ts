import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { TableRules, TieBreaker } from '#domain/football/competition.ts';
import { standings } from '#domain/football/standings/standings.ts';
import type { TableMatch } from '#domain/football/standings/tally.ts';

/** Openly licensed seasons beside the project; without them these tests are skipped. */
const folder = fileURLToPath(new URL('../../../shared/data/football/leagues/', import.meta.url));

interface Played {
  readonly round: string;
  readonly utc: string;
  readonly team1: string;
  readonly team2: string;
  readonly score?: { readonly ft?: readonly [number, number] };
}
const playedIn = (file: string): readonly Played[] =>
  (JSON.parse(readFileSync(`${folder}${file}`, 'utf8')) as { matches: readonly Played[] }).matches.filter(
    ({ score }) => score?.ft,
  );

const rulesWith = (...tieBreakers: readonly TieBreaker[]): TableRules => ({
  points: { win: 3, draw: 1, loss: 0 },
  ...{ tieBreakers, zones: [], taken: [], decided: [] },
});
const byDifference = rulesWith('goalDifference', 'goalsFor', 'headToHeadPoints', 'headToHeadAwayGoals');
const byMeetings = rulesWith('headToHeadPoints', 'headToHeadDifference', 'goalDifference', 'goalsFor');

const tableOf = (file: string, rules: TableRules) => {
  const played = playedIn(file);
  const teams = [...new Set(played.flatMap(({ team1, team2 }) => [team1, team2]))].sort();
  const matches = played.map(({ team1, team2, utc, round, score }): TableMatch => ({
    ...{ home: team1, away: team2, startTs: Date.parse(utc), roundKey: round, score: score!.ft!, live: false },
  }));
  return standings(teams, matches, rules).map(({ teamId, points, gf, ga }) => [teamId, points, gf, ga]);
};

type Sums = Readonly<Record<'points' | 'for' | 'against', number>>;

/**
 * An independent computation of a table from the text of the rules: sums for each team in one loop over a season's
 * matches.
 */
const sumsOf = (played: readonly Played[]): ReadonlyMap<string, Sums> => {
  const sums = new Map<string, Sums>();
  const add = (team: string, own: number, other: number) => {
    const sum = sums.get(team) ?? { points: 0, for: 0, against: 0 };
    const points = own > other ? 3 : own === other ? 1 : 0;
    sums.set(team, { points: sum.points + points, for: sum.for + own, against: sum.against + other });
  };
  for (const { team1, team2, score } of played) {
    const [home, away] = score!.ft!;
    add(team1, home, away);
    add(team2, away, home);
  }
  return sums;
};
const difference = (sum: Sums): number => sum.for - sum.against;

/** Premier League, Bundesliga, Ligue 1: points, goal difference, goals. */
const orderByDifference = (played: readonly Played[]): readonly string[] => {
  const sums = sumsOf(played);
  const of = (team: string) => sums.get(team)!;
  return [...sums.keys()].sort(
    (a, b) => of(b).points - of(a).points || difference(of(b)) - difference(of(a)) || of(b).for - of(a).for,
  );
};

/**
 * La Liga, Serie A, Primeira Liga: points; then points and goal difference of the matches among the tied teams; then of
 * all matches.
 */
const orderByMeetings = (played: readonly Played[]): readonly string[] => {
  const all = sumsOf(played);
  const levelWith = (team: string) => [...all.keys()].filter((one) => all.get(one)!.points === all.get(team)!.points);
  const meetings = (teams: readonly string[]) =>
    sumsOf(played.filter(({ team1, team2 }) => teams.includes(team1) && teams.includes(team2)));
  const value = (team: string, teams: readonly string[]): readonly number[] => {
    const met = meetings(teams).get(team) ?? { points: 0, for: 0, against: 0 };
    return [met.points, difference(met)];
  };
  const same = (a: readonly number[], b: readonly number[]) => a.every((one, i) => one === b[i]);
  const first = (a: string, b: string): number => {
    let among = levelWith(a);
    for (;;) {
      const [one, two] = [value(a, among), value(b, among)];
      if (!same(one, two)) return two[0]! - one[0]! || two[1]! - one[1]!;
      const still = among.filter((team) => same(value(team, among), one));
      if (still.length === among.length) break;
      among = still;
    }
    return difference(all.get(b)!) - difference(all.get(a)!) || all.get(b)!.for - all.get(a)!.for;
  };
  return [...all.keys()].sort((a, b) => all.get(b)!.points - all.get(a)!.points || first(a, b));
};

describe.skipIf(!existsSync(folder))('tables of complete seasons (needs ../shared/data/football)', () => {
  it.each(['en.1.2024-25.json', 'de.1.2024-25.json', 'fr.1.2024-25.json'])('%s, by goal difference', (file) => {
    const sums = sumsOf(playedIn(file));
    const expected = orderByDifference(playedIn(file)).map((team) => {
      const sum = sums.get(team)!;
      return [team, sum.points, sum.for, sum.against];
    });
    expect(tableOf(file, byDifference)).toEqual(expected);
  });
  it.each(['es.1.2025-26.json', 'it.1.2025-26.json', 'pt.1.2025-26.json'])('%s, by meetings', (file) => {
    expect(tableOf(file, byMeetings).map(([team]) => team)).toEqual(orderByMeetings(playedIn(file)));
  });
  it('are those that were published', () => {
    const points = (file: string) => tableOf(file, byDifference).map(([, sum]) => sum);
    expect(points('en.1.2024-25.json')).toEqual([
      ...[84, 74, 71, 69, 66, 66, 65, 61, 56, 56, 54, 53, 48, 43, 42, 42, 38, 25, 22, 12],
    ]);
    expect(points('de.1.2024-25.json')).toEqual([
      ...[82, 69, 60, 57, 55, 52, 51, 51, 50, 45, 43, 43, 40, 32, 32, 29, 25, 25],
    ]);
  });
});
