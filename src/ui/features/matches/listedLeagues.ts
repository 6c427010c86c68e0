import type { LeagueGroup } from '#domain/schedule/scheduleView.ts';

export interface ListedLeague {
  readonly group: LeagueGroup;
  /** It is not wanted now. */
  readonly hidden: boolean;
}

/**
 * All leagues of a day: the wanted ones in their own order, the others hidden where they stand, so that a filter moves as
 * little as it can. A league of which every match is wanted is the very object of `all`.
 */
export const listedLeagues = (all: readonly LeagueGroup[], wanted: readonly LeagueGroup[]): readonly ListedLeague[] => {
  const whole = new Map(all.map((group) => [group.leagueId, group]));
  const isWanted = new Set(wanted.map(({ leagueId }) => leagueId));
  const next = wanted
    .map((group) => {
      const own = whole.get(group.leagueId);
      return own?.matches.length === group.matches.length ? own : group;
    })
    .values();
  return all.map((group) =>
    isWanted.has(group.leagueId) ? { group: next.next().value ?? group, hidden: false } : { group, hidden: true },
  );
};
