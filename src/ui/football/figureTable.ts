import { tokens } from '../theme/tokens.css.ts';

/** What all tables of figures have, whatever their cells. */
export const figureTable = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** The heading of a column. */
export const columnHead = { fontSize: 11, lineHeight: '16px', fontWeight: 700, color: tokens.colour.muted } as const;

/** The line above a row. */
export const rowLine = { borderTop: `1px solid ${tokens.colour.line}` } as const;

/** Around a table that is wider than a phone. It contains the visually hidden texts of its cells, which would otherwise widen the page. */
export const sideways = { position: 'relative', overflowX: 'auto', scrollbarWidth: 'thin' } as const;
