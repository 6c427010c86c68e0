import { useEffect, useMemo, useRef } from 'react';
import { groupByLeague, inPlacesOf, type LeagueGroup } from '#domain/schedule/scheduleView.ts';
import type { Match } from '#domain/match/match.ts';
import { useKeptSet } from '../../hooks/useKeptSet.ts';
import { LeagueSection } from './LeagueSection.tsx';
import { listedLeagues } from './listedLeagues.ts';

interface LeagueListProps {
  /** All matches of the day. */
  readonly matches: readonly Match[];
  /** The matches that pass the filter; all by default. */
  readonly shown?: readonly Match[];
  readonly booked: ReadonlySet<string>;
  /** The heading level of a league's name. */
  readonly heading: 'h2' | 'h3';
}

/**
 * SC-4: keeps the order. Once the reader has scrolled past the start of the list, leagues and matches keep their
 * positions: a match that starts or ends changes its row, but moves none.
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
 * The matches of a day by league; pinned and collapsed leagues are remembered here. Leagues that the filter hides stay
 * mounted, so that showing them again is cheap.
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
