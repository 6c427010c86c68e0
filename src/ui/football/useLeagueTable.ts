import { useState } from 'react';
import type { StandingList } from '#domain/football/answers.ts';
import { leagueTable, leagueTableAsked } from '#machines/football/football.resources.ts';
import type { TableQuery } from '#ports/football.ts';
import { useResource, type Seen } from '../hooks/useResource.ts';
import { useSpoiler } from '../hooks/useSpoiler.ts';

export interface SeenTable extends Seen<StandingList> {
  /** Counts the matches, too, whose results are hidden (`withheld`). */
  readonly countAll: () => void;
}

/** B2: the tables of a season; while results are hidden, made without them, which needs all that they are made of. */
export const useLeagueTable = (of: Omit<TableQuery, 'whole'>, whole = false): SeenTable => {
  const { policy } = useSpoiler();
  const [asked, setAsked] = useState(false);
  const query: TableQuery = policy === 'off' && !whole ? of : { ...of, whole: '1' };
  const seen = useResource(leagueTable, query);
  const all = useResource<TableQuery, StandingList | (() => StandingList)>(
    asked ? leagueTableAsked : leagueTable,
    query,
  ).value;
  return {
    ...seen,
    value: typeof all === 'function' ? all() : seen.value,
    countAll: () => setAsked(true),
  };
};
