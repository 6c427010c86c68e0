import type { Guarded } from './hideResults.ts';

/** What a viewer booked and follows, by ids. */
export interface Followed {
  readonly fixtures: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
  readonly leagues: ReadonlySet<string>;
  /** Whether nothing is missing in the lists. */
  readonly whole: boolean;
}

/** Whether the match is booked, of a league that is pinned, or with somebody who is followed; null: not known. */
const isMine = ({ fixtureId, leagueId, users }: Guarded, of: Followed): boolean | null => {
  const found =
    of.fixtures.has(fixtureId) ||
    (leagueId !== undefined && of.leagues.has(leagueId)) ||
    users?.some(({ userId }) => of.people.has(userId));
  if (found) return true;
  return of.whole && users !== undefined && leagueId !== undefined ? false : null;
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
