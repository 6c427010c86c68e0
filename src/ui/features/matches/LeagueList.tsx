import { useCallback, useEffect, useMemo, useRef } from 'react';
import { groupByLeague, inPlacesOf, type LeagueGroup } from '#domain/schedule/scheduleView.ts';
import type { Match } from '#domain/match/match.ts';
import { useKeptIds } from '../../hooks/useKeptIds.ts';
import { LeagueSection } from './LeagueSection.tsx';
import { listedLeagues } from './listedLeagues.ts';

/** A set of ids kept in this browser, each put in and taken out by the same press. */
const useKeptSet = (key: string): readonly [ReadonlySet<string>, (id: string) => void] => {
  const [ids, change] = useKeptIds(key);
  const toggle = useCallback(
    (id: string) => change((before) => (before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    [change],
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
 * SC-4: the places that are kept. Once the reader has gone past the beginning of the list, each league and each match stays
 * where it was drawn: a match that ends or begins changes its row, and moves none.
 */
const useKeptPlaces = (matches: readonly Match[], pinned: ReadonlySet<string>) => {
  const list = useRef<HTMLDivElement>(null);
  const drawn = useRef<readonly LeagueGroup[]>([]);
  const [all, placed] = useMemo(() => {
    const isRead = (list.current?.getBoundingClientRect().top ?? 0) < 0;
    const before = drawn.current;
    const inPlaces = (some: readonly Match[]) => {
      const groups = groupByLeague(some, pinned);
      return isRead ? inPlacesOf(before, groups, pinned) : groups;
    };
    return [inPlaces(matches), inPlaces] as const;
  }, [matches, pinned]);
  useEffect(() => {
    drawn.current = all;
  }, [all]);
  return { list, all, placed };
};

/**
 * A day by leagues; what is pinned and what is folded is remembered here. A league that was shown and is not wanted now
 * stays, hidden: the way back makes no row anew.
 */
export const LeagueList = ({ matches, shown = matches, booked, heading }: LeagueListProps) => {
  const [pinned, pin] = useKeptSet('leagues.pinned');
  const [folded, fold] = useKeptSet('leagues.folded');
  const drawn = useRef(new Set<string>());
  const { list, all, placed } = useKeptPlaces(matches, pinned);
  const listed = useMemo(
    () => listedLeagues(all, shown === matches ? all : placed(shown)),
    [all, placed, matches, shown],
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
