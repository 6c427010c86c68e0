import type { ReactNode } from 'react';
import type { LineupPlayer } from '#domain/football/matchData.ts';
import type { PlayerMarks } from '#domain/football/playerMarks.ts';
import { Figure } from '../../kit/Figure.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { Marks, useMarkWords } from './Marks.tsx';
import { PersonName } from './PersonName.tsx';
import * as styles from './Lineups.css.ts';

interface NumberedPlayerProps {
  readonly of: Pick<LineupPlayer, 'player' | 'number'>;
  readonly marks: PlayerMarks | undefined;
  /** Between the name and the marks. */
  readonly children?: ReactNode;
}

/** How the row of a player begins: number, name, and what they did. */
export const NumberedPlayer = ({ of: { player, number }, marks, children }: NumberedPlayerProps) => {
  const markWords = useMarkWords();
  return (
    <>
      <span className={styles.number}>
        <Figure size={17}>{number ?? '–'}</Figure>
      </span>
      <span className={styles.name}>
        <span className={styles.cutName}>
          <PersonName person={player} />
        </span>
        {children}
        {marks && <Marks marks={marks} />}
        {marks && <VisuallyHidden>{markWords(marks)}</VisuallyHidden>}
      </span>
    </>
  );
};
