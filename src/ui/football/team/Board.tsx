import type { ReactNode } from 'react';
import type { TeamRef } from '#domain/football/fixture.ts';
import { Edge } from '../../kit/Crest.tsx';
import * as styles from './Board.css.ts';

/** A figure of a board with what it counts. */
export interface BoardFigure {
  readonly key: string;
  readonly value: ReactNode;
  readonly label: string;
}

interface BoardProps {
  /** Whose colour the edge has. */
  readonly side: Pick<TeamRef, 'colours'>;
  readonly sign: ReactNode;
  readonly title: string;
  readonly note: ReactNode;
  readonly figures?: readonly BoardFigure[];
  /** Their values are words and not short numbers. */
  readonly long?: true;
  readonly children?: ReactNode;
}

/** The head of a page as a scoreboard, dark in both themes, with an edge in the team's colour. */
export const Board = ({ side, sign, title, note, figures = [], long, children }: BoardProps) => (
  <header className={styles.board}>
    <Edge side={side} className={styles.edge} />
    <div className={styles.inner}>
      {sign}
      <div className={styles.who}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.note}>{note}</p>
      </div>
      {children}
    </div>
    {figures.length > 0 && (
      <dl className={long ? `${styles.figures} ${styles.longFigures}` : styles.figures}>
        {figures.map(({ key, value, label }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )}
  </header>
);
