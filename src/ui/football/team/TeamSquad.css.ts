import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;
const cutText = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Two columns where there is space for them. */
export const groups = screenStyle({
  columns: '2 380px',
  columnGap: 36,
  '@media': { [media.mobile]: { columns: 'auto' } },
});
export const group = screenStyle({
  breakAfter: 'avoid',
  padding: `${space.x4} 0 ${space.x2}`,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 700,
});
export const list = screenStyle({ listStyle: 'none', margin: 0, padding: 0 });
export const player = screenStyle({
  display: 'grid',
  gridTemplateColumns: '34px 36px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 10,
  height: 56,
  borderTop: `1px solid ${colour.line}`,
  breakInside: 'avoid',
});
export const number = screenStyle({ color: colour.ink2 });
export const who = screenStyle({ display: 'grid', minWidth: 0 });
export const name = screenStyle({ ...cutText, fontWeight: 600 });
export const small = screenStyle({
  ...cutText,
  minHeight: 17,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '17px',
  fontWeight: 600,
});
export const value = screenStyle({
  display: 'grid',
  justifyItems: 'end',
  textAlign: 'right',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
