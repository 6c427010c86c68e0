import type { LeagueGroup } from '#domain/schedule/scheduleView.ts';

export interface ListedLeague {
  readonly group: LeagueGroup;
  /** Whether the filter hides it. */
  readonly hidden: boolean;
}

/**
 * All leagues of a day: those that pass the filter in their own order, the hidden ones in their old positions, so that
 * a filter moves as little as possible. A league whose matches all pass is the same object as in `all`.
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
