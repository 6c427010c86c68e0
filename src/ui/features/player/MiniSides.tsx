import type { Side } from '#domain/match/match.ts';
import { Crest, Edge } from '../../kit/Crest.tsx';
import { Figure } from '../../kit/Figure.tsx';
import * as styles from './MiniBar.css.ts';

const SideLine = ({ side, score }: { readonly side: Side; readonly score: number | null }) => (
  <span className={styles.side}>
    <Edge className={styles.edge} side={side} />
    <Crest side={side} size={20} />
    <span className={styles.name}>{side.name}</span>
    {score !== null && (
      <Figure size={26} tone="lit">
        {score}
      </Figure>
    )}
  </span>
);

interface MiniSidesProps {
  readonly sides: readonly [home: Side, away: Side];
  readonly score: readonly [home: number, away: number] | null;
}

/** Both sides of the mini player's board, with their scores once there are some. */
export const MiniSides = ({ sides: [home, away], score }: MiniSidesProps) => (
  <span className={styles.sides}>
    <SideLine side={home} score={score && score[0]} />
    <SideLine side={away} score={score && score[1]} />
  </span>
);
