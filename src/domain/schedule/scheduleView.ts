import { isCalledOff, matchPhase, matchStatus } from '../match/matchStatus.ts';
import type { Match } from '../match/match.ts';
import { modes, type modeFilters } from './mode.ts';

export type ModeFilter = (typeof modeFilters)[number];

/** LIVE-1: the matches that pass a filter; `booked` holds the ids of the fixtures that the member booked. */
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

/** How many matches each filter would show, by filter. */
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
  /** The round, if all its matches share it. */
  readonly round: string | null;
  readonly matches: readonly Match[];
}

/** Sort order: live, then upcoming, then called off, then ended. */
const standing = (match: Match): number => {
  const status = matchStatus(match.status);
  if (isCalledOff(status)) return 2;
  const phase = matchPhase(status);
  if (phase === 'live') return 0;
  return phase === 'ended' || phase === 'cancel' ? 3 : 1;
};

const byStanding = (a: Match, b: Match): number =>
  standing(a) - standing(b) || a.startTime - b.startTime || (a.fixtureId < b.fixtureId ? -1 : 1);

const modeOrder = (match: Match): number => modes.findIndex((mode) => mode.liveModeId === match.liveModeId);

/**
 * The matches of a day by league. Pinned leagues first, then by the best status of their matches, then by mode and
 * first start.
 */
export const groupByLeague = (matches: readonly Match[], pinned: ReadonlySet<string>): readonly LeagueGroup[] => {
  const leagues = new Map<string, Match[]>();
  for (const match of matches) {
    const league = leagues.get(match.leagueId);
    if (league) league.push(match);
    else leagues.set(match.leagueId, [match]);
  }
  return [...leagues]
    .map(([leagueId, all]) => {
      const sorted = [...all].sort(byStanding);
      const [first] = sorted;
      const start = Math.min(...all.map((match) => match.startTime));
      const rank = [pinned.has(leagueId) ? 0 : 1, standing(first!), modeOrder(first!), start] as const;
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

/** Looks up the index of an id in a list; ids that are not in it come after its end. */
const placesOf = (ids: readonly string[]): ((id: string) => number) => {
  const places = new Map(ids.map((id, i) => [id, i]));
  return (id) => places.get(id) ?? ids.length;
};

/**
 * SC-4: keeps leagues and matches in the order of `before`, although their status changed; new ones come last. Pinned
 * leagues still come first.
 */
export const inPlacesOf = (
  before: readonly LeagueGroup[],
  groups: readonly LeagueGroup[],
  pinned: ReadonlySet<string>,
): readonly LeagueGroup[] => {
  const league = placesOf(before.map(({ leagueId }) => leagueId));
  const fixture = placesOf(before.flatMap(({ matches }) => matches.map(({ fixtureId }) => fixtureId)));
  const isPinned = ({ leagueId }: LeagueGroup) => Number(pinned.has(leagueId));
  return groups
    .map((group) => ({
      ...group,
      matches: [...group.matches].sort((a, b) => fixture(a.fixtureId) - fixture(b.fixtureId)),
    }))
    .sort((a, b) => isPinned(b) - isPinned(a) || league(a.leagueId) - league(b.leagueId));
};
