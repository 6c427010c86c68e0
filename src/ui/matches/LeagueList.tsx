import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { groupByLeague } from '#domain/live/scheduleView.ts';
import type { Match } from '#domain/match/match.ts';
import { useApp } from '../hooks/useApp.ts';
import { LeagueSection } from './LeagueSection.tsx';
import { listedLeagues } from './listedLeagues.ts';

/** A set of ids kept in this browser. */
const useKeptSet = (key: string): readonly [ReadonlySet<string>, (id: string) => void] => {
  const { storage } = useApp();
  const [ids, setIds] = useState<ReadonlySet<string>>(
    () => new Set((storage.read(key) ?? '').split(' ').filter(Boolean)),
  );
  const toggle = useCallback(
    (id: string) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        storage.write(key, [...next].slice(-200).join(' '));
        return next;
      }),
    [storage, key],
  );
  return [ids, toggle];
};

interface LeagueListProps {
  /** All that the day has. */
  readonly matches: readonly Match[];
  /** Those of them that are wanted; all, where it is not given. */
  readonly shown?: readonly Match[];
  readonly booked: ReadonlySet<string>;
}

/**
 * A day by leagues; what is pinned and what is folded is remembered here. A league that was shown and is not wanted now
 * stays, hidden: the way back makes no row anew.
 */
export const LeagueList = ({ matches, shown = matches, booked }: LeagueListProps) => {
  const [pinned, pin] = useKeptSet('leagues.pinned');
  const [folded, fold] = useKeptSet('leagues.folded');
  const drawn = useRef(new Set<string>());
  const all = useMemo(() => groupByLeague(matches, pinned), [matches, pinned]);
  const listed = useMemo(
    () => listedLeagues(all, shown === matches ? all : groupByLeague(shown, pinned)),
    [all, matches, shown, pinned],
  );
  useEffect(() => {
    for (const { group, hidden } of listed) if (!hidden) drawn.current.add(group.leagueId);
  }, [listed]);
  return listed
    .filter(({ group, hidden }) => !hidden || drawn.current.has(group.leagueId))
    .map(({ group, hidden }) => (
      <LeagueSection
        key={group.leagueId}
        group={group}
        hidden={hidden}
        booked={booked}
        pinned={pinned.has(group.leagueId)}
        folded={folded.has(group.leagueId)}
        onPin={pin}
        onFold={fold}
      />
    ));
};
