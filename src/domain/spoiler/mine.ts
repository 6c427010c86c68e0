import type { Guarded } from './hideResults.ts';

/** What a viewer booked and follows, by ids. */
export interface Followed {
  readonly fixtures: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
  readonly leagues: ReadonlySet<string>;
  readonly teams: ReadonlySet<string>;
  /** Whether nothing is missing in the lists. */
  readonly whole: boolean;
}

const has = (ids: ReadonlySet<string>, team: { readonly id: string } | undefined): boolean =>
  team !== undefined && ids.has(team.id);

/**
 * Whether the match is booked, of a league that is pinned or followed, of a team that is followed, or with somebody who
 * is; null: not known.
 */
export const isMine = (
  { fixtureId, leagueId, users, localteam, visitorteam }: Guarded,
  of: Followed,
): boolean | null => {
  const found =
    of.fixtures.has(fixtureId) ||
    (leagueId !== undefined && of.leagues.has(leagueId)) ||
    has(of.teams, localteam) ||
    has(of.teams, visitorteam) ||
    users?.some(({ userId }) => of.people.has(userId));
  if (found) return true;
  // The football pages do not say who speaks about a match; that decides nothing for who follows no people.
  const spoken = users !== undefined || of.people.size === 0;
  return of.whole && spoken && leagueId !== undefined ? false : null;
};

/** As `isMine`; an answer that names no more than the match is judged by what others said of it. */
export const createMine = () => {
  const known = new Map<string, boolean | null>();
  return (match: Guarded, of: Followed): boolean | null => {
    const mine = isMine(match, of);
    if (mine === null && match.users === undefined) return known.get(match.fixtureId) ?? null;
    known.set(match.fixtureId, mine);
    return mine;
  };
};
