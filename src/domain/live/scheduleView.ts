import { isCalledOff, matchPhase, matchStatus } from '../match/matchStatus.ts';
import type { Match } from '../match/match.ts';
import { modes, type modeFilters } from './mode.ts';

export type ModeFilter = (typeof modeFilters)[number];

/** LIVE-1: the matches that a filter lets through; `booked` are the fixtures that the member booked. */
export const filterMatches = (
  matches: readonly Match[],
  filter: ModeFilter,
  booked: ReadonlySet<string>,
): readonly Match[] => {
  if (filter === 'all') return matches;
  if (filter === 'scheduled') return matches.filter((match) => booked.has(match.fixtureId));
  const mode = modes.find((one) => one.slug === filter);
  return matches.filter((match) => match.liveModeId === mode?.liveModeId);
};

/** How many matches each filter would show. */
export const filterCounts = (
  matches: readonly Match[],
  booked: ReadonlySet<string>,
): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = { all: matches.length, scheduled: 0 };
  for (const mode of modes) counts[mode.slug] = 0;
  for (const match of matches) {
    if (booked.has(match.fixtureId)) counts['scheduled']! += 1;
    const slug = modes.find((mode) => mode.liveModeId === match.liveModeId)?.slug;
    if (slug) counts[slug]! += 1;
  }
  return counts;
};

export interface LeagueGroup {
  readonly leagueId: string;
  readonly leagueName: string;
  /** The round that all its matches share, if they do. */
  readonly round: string | null;
  readonly matches: readonly Match[];
}

/** Where each match stands in its league, by fixture id: 0 on, 1 to come, 2 called off, 3 over. */
export type Standings = ReadonlyMap<string, number>;

const standing = (match: Match): number => {
  const status = matchStatus(match.status);
  if (isCalledOff(status)) return 2;
  const phase = matchPhase(status);
  if (phase === 'live') return 0;
  return phase === 'ended' || phase === 'cancel' ? 3 : 1;
};

/** SC-4: the standings of a day; a match of `held` keeps the place it has there, whatever became of it since. */
export const standingsOf = (matches: readonly Match[], held?: Standings): Standings =>
  new Map(matches.map((match) => [match.fixtureId, held?.get(match.fixtureId) ?? standing(match)]));

const modeOrder = (match: Match): number => modes.findIndex((mode) => mode.liveModeId === match.liveModeId);

/**
 * A day by leagues: pinned leagues first, then those with a match on, those with one to come, those that are over; then by
 * mode and first match. In a league, by standing, then by start.
 */
export const groupByLeague = (
  matches: readonly Match[],
  pinned: ReadonlySet<string>,
  standings = standingsOf(matches),
): readonly LeagueGroup[] => {
  const place = (match: Match) => standings.get(match.fixtureId)!;
  const byPlace = (a: Match, b: Match) =>
    place(a) - place(b) || a.startTime - b.startTime || (a.fixtureId < b.fixtureId ? -1 : 1);
  const leagues = new Map<string, Match[]>();
  for (const match of matches) {
    const league = leagues.get(match.leagueId);
    if (league) league.push(match);
    else leagues.set(match.leagueId, [match]);
  }
  return [...leagues]
    .map(([leagueId, all]) => {
      const sorted = [...all].sort(byPlace);
      const [first] = sorted;
      const start = Math.min(...all.map((match) => match.startTime));
      const rank = [pinned.has(leagueId) ? 0 : 1, place(first!), modeOrder(first!), start] as const;
      return { leagueId, sorted, rank };
    })
    .sort((a, b) => compareRanks(a.rank, b.rank) || (a.leagueId < b.leagueId ? -1 : 1))
    .map(({ leagueId, sorted }) => ({
      leagueId,
      leagueName: sorted[0]!.leagueName,
      round: sorted.every((match) => match.round === sorted[0]!.round) ? (sorted[0]!.round ?? null) : null,
      matches: sorted,
    }));
};

const compareRanks = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
};
