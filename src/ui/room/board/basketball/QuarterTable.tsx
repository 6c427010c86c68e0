import { BASKETBALL, pointsOf, quarterName, type BasketballBoard } from '#domain/match/board/basketball.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { figure } from '../../../kit/Figure.css.ts';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { Colour } from '../Colour.tsx';
import * as styles from './BasketballBoard.css.ts';

interface QuarterTableProps {
  readonly board: BasketballBoard;
  readonly teams: readonly [string, string];
  readonly colours: readonly [string, string];
}

/** Points by quarter, the running one lit. */
export const QuarterTable = ({ board, teams, colours }: QuarterTableProps) => {
  const t = useWords('board');
  const count = Math.max(BASKETBALL.quarters, board.quarters.length);
  const columns = Array.from({ length: count }, (_, i) => quarterName(i + 1));
  const now = (i: number) => (board.state === 'playing' && i + 1 === board.quarter) || undefined;
  const totals = pointsOf(board);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t('byQuarter')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('team')}</VisuallyHidden>
          </th>
          {columns.map(({ overtime, number }, i) => (
            <th key={i} scope="col" data-now={now(i)}>
              {overtime ? t('overtimeShort', { number }) : number}
            </th>
          ))}
          <th scope="col" data-total="">
            {t('total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {([0, 1] as const).map((side) => (
          <tr key={side}>
            <th scope="row">
              <Colour fill={colours[side]} size={12} />
              <VisuallyHidden>{teams[side]}</VisuallyHidden>
            </th>
            {columns.map((_, i) => {
              const points = board.quarters[i];
              const more = points && points[side] > points[1 - side]!;
              return (
                <td key={i} className={figure} data-now={now(i)} data-more={more || undefined}>
                  {points?.[side]}
                </td>
              );
            })}
            <td className={figure} data-total="">
              {totals[side]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
