import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { TableRules, TieBreaker } from '#domain/football/competition.ts';
import { bestPlaced, standings } from '#domain/football/standings/standings.ts';
import type { TableMatch } from '#domain/football/standings/tally.ts';

/** Openly licensed tournaments beside the project; without them these tests are skipped. */
const folder = fileURLToPath(new URL('../../../shared/data/football/', import.meta.url));

type TeamName = string | { readonly name: string };
interface Played {
  readonly round: string;
  readonly group?: string;
  readonly date: string;
  readonly team1: TeamName;
  readonly team2: TeamName;
  readonly score: { readonly ft: readonly [number, number] };
}
const nameOf = (team: TeamName): string => (typeof team === 'string' ? team : team.name);

const fifa: readonly TieBreaker[] = [
  ...(['goalDifference', 'goalsFor', 'headToHeadPoints', 'headToHeadDifference', 'headToHeadGoals'] as const),
];
const meetingsFirst: readonly TieBreaker[] = [
  ...(['headToHeadPoints', 'headToHeadDifference', 'headToHeadGoals', 'goalDifference', 'goalsFor'] as const),
];
const rulesOf = (tieBreakers: readonly TieBreaker[], bestThirds: number): TableRules => ({
  points: { win: 3, draw: 1, loss: 0 },
  ...{ tieBreakers, zones: [], taken: [], decided: [] },
  bestOf: { place: 3, count: bestThirds, zone: 'next', tieBreakers: ['goalDifference', 'goalsFor'] },
});

/** The teams that qualify from the groups by the computed tables, and the teams in the first knock-out round. */
const wentOn = (file: string, firstRound: string, rules: TableRules) => {
  const all = (JSON.parse(readFileSync(`${folder}${file}`, 'utf8')) as { matches: readonly Played[] }).matches;
  const ofGroups = all.filter(({ group }) => group !== undefined);
  const matches = ofGroups.map(({ team1, team2, date, round, score }): TableMatch => ({
    ...{ home: nameOf(team1), away: nameOf(team2), startTs: Date.parse(date), roundKey: round },
    ...{ score: score.ft, live: false },
  }));
  const groups = [...new Set(ofGroups.map(({ group }) => group))].map((name) => {
    const within = ofGroups.filter(({ group }) => group === name);
    const teams = [...new Set(within.flatMap(({ team1, team2 }) => [nameOf(team1), nameOf(team2)]))].sort();
    const own = matches.filter(({ home, away }) => teams.includes(home) && teams.includes(away));
    return standings(teams, own, rules);
  });
  const thirds = bestPlaced(groups, matches, rules).filter(({ goesOn }) => goesOn);
  const ours = [...groups.flatMap((rows) => rows.slice(0, 2)), ...thirds].map(({ teamId }) => teamId).sort();
  const theirs = all.filter(({ round }) => round === firstRound);
  return { ours, theirs: theirs.flatMap(({ team1, team2 }) => [nameOf(team1), nameOf(team2)]).sort() };
};

describe.skipIf(!existsSync(folder))('groups of tournaments (needs ../shared/data/football)', () => {
  it.each([
    ['worldcup/2026.matches.json', 'Round of 32', meetingsFirst, 8, 32],
    ['worldcup/2022.matches.json', 'Round of 16', fifa, 0, 16],
    ['euro/2024.matches.json', 'Round of 16', meetingsFirst, 4, 16],
  ] as const)('%s: those go on who played the next round', (file, firstRound, tieBreakers, bestThirds, size) => {
    const { ours, theirs } = wentOn(file, firstRound, rulesOf(tieBreakers, bestThirds));
    expect(ours).toHaveLength(size);
    expect(ours).toEqual(theirs);
  });
});
