import type { StandingList } from '#domain/football/answers.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { tableNote } from './StandingTable.css.ts';
import type { SeenTable } from './useLeagueTable.ts';

interface TableNoteProps extends Pick<SeenTable, 'countAll'> {
  readonly table: Pick<StandingList, 'withheld'> | null;
}

/** B2: that a table leaves out matches whose results are hidden, and the way to count them. */
export const TableNote = ({ table, countAll }: TableNoteProps) => {
  const t = useWords('football');
  if (!table?.withheld) return null;
  return (
    <p className={tableNote}>
      {t.tn('league.withheld', table.withheld)}
      <Button size="s" onClick={countAll}>
        {t('league.countAll')}
      </Button>
    </p>
  );
};
