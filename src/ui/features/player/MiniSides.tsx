import type { ReactNode } from 'react';
import type { Room, Side } from '#domain/match/match.ts';
import { Crest, Edge } from '../../kit/Crest.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { Unlit } from '../../kit/Unlit.tsx';
import * as styles from './MiniBar.css.ts';

const SideLine = ({ side, score }: { readonly side: Side; readonly score: ReactNode }) => (
  <span className={styles.side}>
    <Edge className={styles.edge} side={side} />
    <Crest side={side} size={20} />
    <span className={styles.name}>{side.name}</span>
    {score}
  </span>
);

interface MiniSidesProps {
  readonly sides: readonly [home: Side, away: Side];
  readonly score: readonly [home: number, away: number] | null;
  /** The room whose score is hidden (B2). */
  readonly hidden?: Pick<Room, 'fixtureId' | 'liveModeId'> | null;
}

/** Both sides of the mini player's board, with their scores once there are some. */
export const MiniSides = ({ sides: [home, away], score, hidden = null }: MiniSidesProps) => {
  const figureOf = (at: 0 | 1) =>
    score ? (
      <Figure size={26} tone="lit">
        {score[at]}
      </Figure>
    ) : (
      hidden && <Unlit of={hidden} size={26} second={at === 1} />
    );
  return (
    <span className={styles.sides}>
      <SideLine side={home} score={figureOf(0)} />
      <SideLine side={away} score={figureOf(1)} />
    </span>
  );
};
