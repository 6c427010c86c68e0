import type { TableRules, TieBreaker, Zone } from '../competition.ts';
import { placed, type Placed } from './order.ts';
import { pointsOf, talliesOf, type FormResult, type TableMatch, type Tally, type Where } from './tally.ts';

/** A row of a table; places count from 1. */
export interface Standing extends Pick<Tally, 'teamId' | 'played' | 'win' | 'draw' | 'loss' | 'gf' | 'ga'> {
  readonly rank: number;
  /** Before the latest round; absent in the first one, and in tables of home, away or form. */
  readonly prevRank?: number;
  readonly gd: number;
  /** After deductions. */
  readonly points: number;
  /** Points that were taken away. */
  readonly taken?: number;
  /** The latest five, newest last. */
  readonly form: readonly FormResult[];
  readonly zone?: Zone;
  /** What put it behind the row above at equal points; `name` where nothing did, so that both are level. */
  readonly by?: TieBreaker | 'name';
  /** With the matches that are running now, where that differs. */
  readonly live?: { readonly rank: number; readonly points: number };
}

/** `form` is a table of each team's latest matches. */
export const tableTypes = ['all', 'home', 'away', 'form'] as const;
export type TableType = (typeof tableTypes)[number];

const FORM_SHOWN = 5;
/** How many matches of each team a table of form counts. */
const FORM_COUNTED = 6;

const byMatchesAmong: ReadonlySet<TieBreaker> = new Set([
  'headToHeadPoints',
  'headToHeadDifference',
  'headToHeadGoals',
  'headToHeadAwayGoals',
  'playOff',
  'lots',
]);

/** Of a part of the matches: deductions, and what decides between teams that met, say nothing. */
const rulesOfPart = (rules: TableRules): TableRules => ({
  ...{ ...rules, taken: [], zones: [], decided: [] },
  tieBreakers: rules.tieBreakers.filter((one) => !byMatchesAmong.has(one)),
});

const zoneAt = (rank: number, { zones }: TableRules): Zone | undefined =>
  zones.find(({ from, to }) => from <= rank && rank <= to)?.zone;

const takenFrom = (teamId: string, { taken }: TableRules): number =>
  taken.filter((one) => one.teamId === teamId).reduce((sum, { points }) => sum + points, 0);

const order = (tallies: readonly Tally[], matches: readonly TableMatch[], rules: TableRules): readonly Placed[] =>
  placed(tallies, (tally) => pointsOf(tally, rules) - takenFrom(tally.teamId, rules), matches, rules);

const rowOf = ({ tally, points, by }: Placed, i: number, rules: TableRules): Standing => {
  const { teamId, played, win, draw, loss, gf, ga, results } = tally;
  const taken = takenFrom(teamId, rules);
  const zone = zoneAt(i + 1, rules);
  return {
    ...{ rank: i + 1, teamId, played, win, draw, loss, gf, ga, gd: gf - ga, points },
    form: results.slice(-FORM_SHOWN),
    ...(taken > 0 ? { taken } : {}),
    ...(zone === undefined ? {} : { zone }),
    ...(by === undefined ? {} : { by }),
  };
};

const latestRound = (matches: readonly TableMatch[]): string | null =>
  matches.toSorted((a, b) => b.startTs - a.startTs)[0]?.roundKey ?? null;

/** The place of each team, by id. */
export const placesOf = (
  teamIds: readonly string[],
  matches: readonly TableMatch[],
  rules: TableRules,
): ReadonlyMap<string, number> =>
  new Map(order(talliesOf(teamIds, matches), matches, rules).map(({ tally }, i) => [tally.teamId, i + 1]));

/** Ranks before the latest round; null in the first one. */
const ranksBefore = (teamIds: readonly string[], matches: readonly TableMatch[], rules: TableRules) => {
  const latest = latestRound(matches);
  const before = matches.filter(({ roundKey }) => roundKey !== latest);
  if (before.length === 0) return null;
  return placesOf(teamIds, before, rules);
};

const liveOf = (teamIds: readonly string[], matches: readonly TableMatch[], rules: TableRules) =>
  matches.some(({ live }) => live)
    ? new Map(
        order(talliesOf(teamIds, matches), matches, rules).map(({ tally, points }, i) => [
          tally.teamId,
          { rank: i + 1, points },
        ]),
      )
    : null;

const partOf = (type: 'home' | 'away' | 'form', teamIds: readonly string[], played: readonly TableMatch[]) => {
  if (type !== 'form') return talliesOf(teamIds, played, type satisfies Where);
  return teamIds.map((teamId) => {
    const own = played
      .filter(({ home, away }) => home === teamId || away === teamId)
      .toSorted((a, b) => b.startTs - a.startTs)
      .slice(0, FORM_COUNTED);
    return talliesOf(teamIds, own).find((tally) => tally.teamId === teamId)!;
  });
};

/**
 * The table of a league or of one group. `teamIds` are all its teams, in the order in which they stand before the first
 * match (by name); a team without a match has a row of zeros.
 */
export const standings = (
  teamIds: readonly string[],
  matches: readonly TableMatch[],
  rules: TableRules,
  type: TableType = 'all',
): readonly Standing[] => {
  const played = matches.filter(({ live }) => !live);
  if (type !== 'all') {
    const ofPart = rulesOfPart(rules);
    return order(partOf(type, teamIds, played), played, ofPart).map((row, i) => rowOf(row, i, ofPart));
  }
  const before = ranksBefore(teamIds, played, rules);
  const live = liveOf(teamIds, matches, rules);
  return order(talliesOf(teamIds, played), played, rules).map((row, i) => {
    const standing = rowOf(row, i, rules);
    const prevRank = before?.get(standing.teamId);
    const now = live?.get(standing.teamId);
    const moved = now && (now.rank !== standing.rank || now.points !== standing.points);
    return { ...standing, ...(prevRank === undefined ? {} : { prevRank }), ...(moved ? { live: now } : {}) };
  });
};

/** The best of those at one place of their groups, best first (`TableRules.bestOf`); all of them, with their order. */
export const bestPlaced = (
  groups: readonly (readonly Standing[])[],
  matches: readonly TableMatch[],
  { bestOf, ...rules }: TableRules,
): readonly { readonly teamId: string; readonly goesOn: boolean }[] => {
  if (!bestOf) return [];
  const at = groups.flatMap((rows) => rows.filter(({ rank }) => rank === bestOf.place));
  const tallies = at.flatMap(({ teamId }) => {
    const group = groups.find((rows) => rows.some((row) => row.teamId === teamId))!;
    return talliesOf(
      group.map((row) => row.teamId),
      matches.filter(({ live }) => !live),
    ).filter((tally) => tally.teamId === teamId);
  });
  return order(tallies, [], { ...rules, tieBreakers: bestOf.tieBreakers }).map(({ tally: { teamId } }, i) => ({
    ...{ teamId, goesOn: i < bestOf.count },
  }));
};
