import type { ReactNode } from 'react';
import { Figure, type FigureProps } from './Figure.tsx';
import { Unlit, type UnlitProps } from './Unlit.tsx';

type OfMatch = UnlitProps['of'] & { readonly hidden?: boolean };

/** For each side of a match the figure of its score, or the unlit tile in its place (B2); nothing where there is none. */
export const scoreFigure =
  (
    match: OfMatch | null,
    score: readonly [home: number, away: number] | null,
    look: Pick<FigureProps, 'size' | 'tone'>,
  ) =>
  (at: 0 | 1): ReactNode => {
    if (score) return <Figure {...look}>{score[at]}</Figure>;
    return match?.hidden ? <Unlit of={match} size={look.size} second={at === 1} /> : null;
  };
