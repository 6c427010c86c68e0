import { BREAKPOINTS } from '#domain/layout/layout.ts';

/** LAYOUT-1 as media queries. */
export const media = {
  mobile: `(max-width: ${BREAKPOINTS.half - 0.02}px)`,
  wide: `(min-width: ${BREAKPOINTS.half}px)`,
  half: `(min-width: ${BREAKPOINTS.half}px) and (max-width: ${BREAKPOINTS.full - 0.02}px)`,
  full: `(min-width: ${BREAKPOINTS.full}px)`,
  /** Columns are wider (domain/room/stage.ts). */
  veryWide: '(min-width: 2000px)',
  still: '(prefers-reduced-motion: reduce)',
} as const;
