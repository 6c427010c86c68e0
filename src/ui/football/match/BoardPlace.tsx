import type { Fixture } from '#domain/football/fixture.ts';
import type { MatchEvent } from '#domain/football/matchData.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useTableThen } from '../useTableThen.ts';

interface BoardPlaceProps {
  readonly fixture: Fixture;
  readonly events: readonly MatchEvent[];
  readonly teamId: string;
  /** The minute that the page is wound back to; null for now. */
  readonly until: number | null;
}

/** Where a team stands in the table, with what runs now, or ran then. */
export default function BoardPlace({ teamId, ...of }: BoardPlaceProps) {
  const t = useWords('match');
  const { value } = useTableThen(of);
  const row = value?.groups.flatMap(({ rows }) => rows).find(({ team }) => team.id === teamId);
  if (!row || (row.played === 0 && !row.live)) return null;
  const { rank, points } = row.live ?? row;
  return t('rank', { rank, points });
}
