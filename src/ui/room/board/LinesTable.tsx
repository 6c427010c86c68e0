import type { ReactNode } from 'react';
import { useWords } from '../../hooks/useWords.ts';
import { figure } from '../../kit/Figure.css.ts';
import { Crest } from '../../kit/Crest.tsx';
import type { Side } from '#domain/match/match.ts';
import * as styles from './LinesTable.css.ts';

export interface LineColumn<Line> {
  readonly key: string;
  readonly label: string;
  readonly of: (line: Line) => ReactNode;
}
/** One player of a side. */
interface Named {
  readonly name: string;
}

interface LinesTableProps<Line> {
  readonly side: Side;
  readonly lines: readonly Line[];
  readonly mark?: (line: Line) => ReactNode;
  readonly columns: readonly LineColumn<Line>[];
}

/** The players of one side, each with their figures. */
export const LinesTable = <Line extends Named>({ side, lines, mark, columns }: LinesTableProps<Line>) => {
  const t = useWords('board');
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <span className={styles.side}>
          <Crest side={side} size={20} />
          {side.name}
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('players.name')}</th>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.name}>
            <th scope="row">
              <span className={styles.side}>
                {mark?.(line)}
                {line.name}
              </span>
            </th>
            {columns.map(({ key, of }) => (
              <td key={key} className={figure}>
                {of(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
