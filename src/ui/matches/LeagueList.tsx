import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { groupByLeague, standingsOf, type Standings } from '#domain/live/scheduleView.ts';
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
  /** What the name of a league is on the page. */
  readonly heading: 'h2' | 'h3';
}

/**
 * SC-4: where the matches stand among each other. Once the reader has gone past the beginning of the list, each stays where
 * it was drawn: a match that ends or begins changes its row, and moves none.
 */
const useStandings = (matches: readonly Match[]): readonly [Standings, RefObject<HTMLDivElement | null>] => {
  const list = useRef<HTMLDivElement>(null);
  const drawn = useRef<Standings>(undefined);
  const standings = useMemo(() => {
    const isRead = (list.current?.getBoundingClientRect().top ?? 0) < 0;
    return standingsOf(matches, isRead ? drawn.current : undefined);
  }, [matches]);
  useEffect(() => {
    drawn.current = standings;
  }, [standings]);
  return [standings, list];
};

/**
 * A day by leagues; what is pinned and what is folded is remembered here. A league that was shown and is not wanted now
 * stays, hidden: the way back makes no row anew.
 */
export const LeagueList = ({ matches, shown = matches, booked, heading }: LeagueListProps) => {
  const [pinned, pin] = useKeptSet('leagues.pinned');
  const [folded, fold] = useKeptSet('leagues.folded');
  const drawn = useRef(new Set<string>());
  const [standings, list] = useStandings(matches);
  const all = useMemo(() => groupByLeague(matches, pinned, standings), [matches, pinned, standings]);
  const listed = useMemo(
    () => listedLeagues(all, shown === matches ? all : groupByLeague(shown, pinned, standings)),
    [all, matches, shown, pinned, standings],
  );
  useEffect(() => {
    for (const { group, hidden } of listed) if (!hidden) drawn.current.add(group.leagueId);
  }, [listed]);
  return (
    <div ref={list}>
      {listed
        .filter(({ group, hidden }) => !hidden || drawn.current.has(group.leagueId))
        .map(({ group, hidden }) => (
          <LeagueSection
            key={group.leagueId}
            group={group}
            hidden={hidden}
            booked={booked}
            heading={heading}
            pinned={pinned.has(group.leagueId)}
            folded={folded.has(group.leagueId)}
            onPin={pin}
            onFold={fold}
          />
        ))}
    </div>
  );
};
