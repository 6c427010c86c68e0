import { useMemo } from 'react';
import type { Fixture } from '#domain/football/fixture.ts';
import { scoreIn } from '#domain/football/matchAsOf.ts';
import type { MatchEvent } from '#domain/football/matchData.ts';
import { tableThen } from '#domain/football/standings/tableThen.ts';
import { endOfMinute, upTo } from '#domain/football/upTo.ts';
import { useLeagueTable, type SeenTable } from './useLeagueTable.ts';

interface Then {
  readonly fixture: Fixture;
  readonly events: readonly MatchEvent[];
  /** The minute of the match; null for now. */
  readonly until: number | null;
}

/** The table of a match's season, as it stood at a minute of it: `isPast` says so, once what it counts is there. */
export const useTableThen = ({ fixture, events, until }: Then): SeenTable & { readonly isPast: boolean } => {
  const of = { id: fixture.leagueId, season: fixture.season };
  const seen = useLeagueTable(of);
  const { value: whole } = useLeagueTable(of, until !== null);
  const past = useMemo(() => {
    if (until === null || !whole) return null;
    const score = scoreIn(upTo(events, until));
    return tableThen(whole, { fixtureId: fixture.fixtureId, score, atTs: endOfMinute(until, events, fixture) });
  }, [whole, fixture, events, until]);
  return { ...seen, value: past ?? seen.value, isPast: past !== null };
};
