import { useCallback, useMemo, useState } from 'react';
import { groupByLeague } from '#domain/live/scheduleView.ts';
import type { Match } from '#domain/match/match.ts';
import { useApp } from '../hooks/useApp.ts';
import { LeagueSection } from './LeagueSection.tsx';

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
  readonly matches: readonly Match[];
  readonly booked: ReadonlySet<string>;
}

/** A day by leagues; what is pinned and what is folded is remembered here. */
export const LeagueList = ({ matches, booked }: LeagueListProps) => {
  const [pinned, pin] = useKeptSet('leagues.pinned');
  const [folded, fold] = useKeptSet('leagues.folded');
  const groups = useMemo(() => groupByLeague(matches, pinned), [matches, pinned]);
  return groups.map((group) => (
    <LeagueSection
      key={group.leagueId}
      group={group}
      booked={booked}
      pinned={pinned.has(group.leagueId)}
      folded={folded.has(group.leagueId)}
      onPin={pin}
      onFold={fold}
    />
  ));
};
