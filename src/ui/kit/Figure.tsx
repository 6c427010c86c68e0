import type { ReactNode } from 'react';
import { figure } from './Figure.css.ts';
import type { FigureSize } from './figureSizes.ts';

export interface FigureProps {
  /** In CSS pixels. */
  readonly size: FigureSize;
  /** `lit` is a live score on a board; `live` a running minute; `plain` has the colour of the text. */
  readonly tone?: 'plain' | 'lit' | 'live' | 'muted';
  readonly children: ReactNode;
}

/** Scoreboard figures: scores, minutes, kick-off times and countdowns, nothing else. */
export const Figure = ({ size, tone = 'plain', children }: FigureProps) => (
  <span className={figure} data-tone={tone} data-size={size}>
    {children}
  </span>
);
