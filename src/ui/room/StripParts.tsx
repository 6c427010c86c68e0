import type { ReactNode } from 'react';
import type { Match, Side } from '#domain/match/match.ts';
import { kmCount } from '#domain/shared/count.ts';
import { Crest, Edge } from '../kit/Crest.tsx';
import { Rows } from '../kit/Rows.tsx';
import { scoreFigure } from '../kit/scoreFigure.tsx';
import { audienceRows } from '../shared/audienceRows.ts';
import { cut } from '../theme/text.css.ts';
import * as styles from './StripBoard.css.ts';

interface StripSidesProps {
  readonly room: Pick<Match, 'fixtureId' | 'liveModeId' | 'hidden' | 'localteam' | 'visitorteam'>;
  readonly score: readonly [home: number, away: number] | null;
}
/** Both sides, one below the other. */
export const StripSides = ({ room, score }: StripSidesProps) => {
  const figureOf = scoreFigure(room, score, { size: 28 });
  return (
    <>
      <SideLine side={room.localteam} score={figureOf(0)} />
      <SideLine side={room.visitorteam} score={figureOf(1)} />
    </>
  );
};

const SideLine = ({ side, score }: { readonly side: Side; readonly score: ReactNode }) => (
  <div className={styles.side}>
    <Edge className={styles.edge} side={side} />
    <Crest side={side} size={20} />
    <span className={cut}>{side.name}</span>
    <span className={styles.score}>{score}</span>
  </div>
);

/** What a match without sides is called, and how it stands. */
export const StripTitle = ({ children, said }: { readonly children: string; readonly said?: ReactNode }) => (
  <div className={styles.title}>
    <span className={cut}>{children}</span>
    {said}
  </div>
);

interface StripFootProps {
  readonly watching: number;
  readonly live: boolean;
  readonly children: ReactNode;
}
/** The clock, and how many watch. */
export const StripFoot = ({ watching, live, children }: StripFootProps) => (
  <div className={styles.foot} data-live={live || undefined}>
    {children}
    <span className={styles.watching}>
      <Rows lit={audienceRows(watching)} size={13} />
      {kmCount(watching)}
    </span>
  </div>
);
