import { media } from '../../theme/media.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour } = tokens;

/** A price with what stands beside it. What has just changed has another ground for 30 s, which then fades. */
export const cell = partStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 5,
  height: 28,
  padding: '0 6px',
  borderRadius: 4,
  fontVariantNumeric: 'tabular-nums',
  transition: 'background-color 300ms',
  selectors: {
    '&[data-moved]': { background: colour.flash },
    '&[data-old]': { color: colour.muted },
  },
  '@media': { [media.still]: { transition: 'none' } },
});
export const beside = partStyle({
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
export const price = partStyle({
  gridColumn: 2,
  justifySelf: 'end',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontWeight: 700,
  selectors: { '&[data-negative]': { color: colour.danger }, '[data-old] > &': { color: 'inherit' } },
});
/** Green upwards, red downwards; the shape says it, too. */
export const arrow = partStyle({
  flex: 'none',
  width: 8,
  height: 7,
  selectors: { '&[data-way="up"]': { color: colour.turf }, '&[data-way="down"]': { color: colour.danger } },
});
export const none = partStyle({ gridColumn: 2, justifySelf: 'end', color: colour.muted });
