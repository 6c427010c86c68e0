import type { ReactNode } from 'react';
import { figure } from './Figure.css.ts';

export interface FigureProps {
  /** In CSS pixels: 48–50 board, 44 hero minute, 34, 26 ticket, 20 row, 17–19 small. */
  readonly size: number;
  /** `lit` is a live score on a board; `live` a running minute; `plain` takes the colour of the text. */
  readonly tone?: 'plain' | 'lit' | 'live' | 'muted';
  readonly children: ReactNode;
}

/** Scoreboard figures: scores, minutes, kick-off times and countdowns, nothing else. */
export const Figure = ({ size, tone = 'plain', children }: FigureProps) => (
  <span className={figure} data-tone={tone} style={{ fontSize: size }}>
    {children}
  </span>
);
