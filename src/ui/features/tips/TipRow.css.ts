import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;
const NARROW = '(max-width: 519px)';
const NARROWEST = '(max-width: 319px)';
/** Of a phone, and of a list that is as narrow as one. */
const narrow = <A extends object>(style: A) => ({
  '@media': { [media.mobile]: style },
  '@container': { [NARROW]: style },
});
const stacked = {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"when seal" "match match" "pick pick" "why why" "who chain"',
  gap: `${space.x2} ${space.x3}`,
} as const;
const cutText = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Wide: lock, prediction, tipster side by side. Phone: one below the other, the prediction as wide as the row. */
export const row = partStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr) 214px',
  gridTemplateAreas: '"when match who" "when pick chain" "when why seal"',
  alignItems: 'center',
  gap: `6px ${space.x4}`,
  padding: `14px var(--inset, ${space.x6})`,
  borderBottom: `1px solid ${colour.line}`,
  listStyle: 'none',
  selectors: { '&:hover': { background: colour.hover } },
  '@media': {
    [media.half]: { gridTemplateColumns: '96px minmax(0, 1fr) 190px', padding: `14px var(--inset, ${space.x4})` },
    [media.mobile]: { ...stacked, padding: `14px var(--inset, ${space.x4})` },
  },
  '@container': {
    [NARROW]: stacked,
    [NARROWEST]: { gridTemplateAreas: '"when seal" "match match" "pick pick" "why why" "who who" "chain chain"' },
  },
});
export const when = partStyle({
  gridArea: 'when',
  alignSelf: 'start',
  display: 'grid',
  justifyItems: 'start',
  gap: 3,
  minWidth: 0,
  color: colour.muted,
  fontSize: 11,
  lineHeight: '15px',
  fontWeight: 600,
  ...narrow({
    alignSelf: 'center',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 6px',
    fontSize: 12.5,
    lineHeight: '18px',
  }),
});
export const clock = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: colour.ink,
  selectors: { '&[data-live]': { color: colour.live } },
});
export const lock = partStyle({ display: 'inline-flex', alignItems: 'center', gap: 5, whiteSpace: 'nowrap' });
export const match = partStyle({
  gridArea: 'match',
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minWidth: 0,
  fontWeight: 600,
});
export const name = partStyle(cutText);
export const versus = partStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px', fontWeight: 600 });
export const plainScore = partStyle({ display: 'inline-flex', alignItems: 'center', gap: 5, whiteSpace: 'nowrap' });
export const pick = partStyle({
  gridArea: 'pick',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `6px ${space.x3}`,
  minWidth: 0,
  ...narrow({
    minHeight: 44,
    padding: '6px 12px',
    borderRadius: tokens.radius.control,
    background: colour.raised,
    fontWeight: 700,
  }),
});
export const chosen = partStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  minHeight: 36,
  padding: '0 12px',
  borderRadius: tokens.radius.control,
  background: colour.raised,
  fontWeight: 800,
  ...narrow({ display: 'contents' }),
});
export const price = partStyle({
  fontVariantNumeric: 'tabular-nums',
  ...narrow({ order: 3, marginLeft: 'auto', fontSize: 16, fontWeight: 800 }),
});
export const stake = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
export const why = partStyle({ gridArea: 'why', ...cutText, color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
export const who = partStyle({ gridArea: 'who', display: 'flex', alignItems: 'center', gap: 10, minWidth: 0 });
export const whoText = partStyle({ display: 'grid', minWidth: 0 });
globalStyle(`${whoText} > small`, {
  '@layer': {
    [parts]: {
      color: colour.muted,
      fontSize: 12.5,
      lineHeight: '17px',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
  },
});
export const whoName = partStyle({
  ...cutText,
  position: 'relative',
  zIndex: 1,
  fontWeight: 700,
  lineHeight: '20px',
  // A finger needs more than a line.
  selectors: { 'a&:hover': { textDecoration: 'underline' } },
});
export const chainAt = partStyle({ gridArea: 'chain', minWidth: 0, minHeight: 11 });
export const sealAt = partStyle({ gridArea: 'seal', minWidth: 0 });
/** Makes the whole row pressable. */
export const stretched = partStyle({ position: 'absolute', inset: 0 });
