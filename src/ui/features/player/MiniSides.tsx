import type { ReactNode } from 'react';
import type { Match, Side } from '#domain/match/match.ts';
import { Crest, Edge } from '../../kit/Crest.tsx';
import { scoreFigure } from '../../kit/scoreFigure.tsx';
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
  /** Null while the match is not known. */
  readonly match: Pick<Match, 'fixtureId' | 'liveModeId' | 'hidden'> | null;
}

/** Both sides of the mini player's board, with their scores once there are some. */
export const MiniSides = ({ sides: [home, away], score, match }: MiniSidesProps) => {
  const figureOf = scoreFigure(match, score, { size: 26, tone: 'lit' });
  return (
    <span className={styles.sides}>
      <SideLine side={home} score={figureOf(0)} />
      <SideLine side={away} score={figureOf(1)} />
    </span>
  );
};
