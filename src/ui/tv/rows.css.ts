import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;
const cutOff = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const mark = screenStyle({ display: 'block', flex: 'none', borderRadius: 4, objectFit: 'contain' });
export const list = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const row = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  minHeight: 72,
  paddingRight: space.x2,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 72px',
  borderBottom: `1px solid ${colour.line}`,
  selectors: {
    '&[data-narrow]': { minHeight: 64, containIntrinsicSize: 'auto 64px' },
    '&:has([aria-current])': { background: colour.hover, boxShadow: `inset 3px 0 0 ${colour.accent}` },
  },
});
globalStyle(`${row} > button[data-booked]`, { '@layer': { [screens]: { color: colour.accent } } });
export const rowLink = screenStyle({
  display: 'grid',
  gridTemplateColumns: '32px 40px minmax(0, 1fr) auto',
  gap: space.x3,
  alignItems: 'center',
  minHeight: 64,
  padding: `${space.x1} ${space.x2} ${space.x1} ${space.x4}`,
  color: colour.ink,
  textDecoration: 'none',
  '@media': { [media.mobile]: { gridTemplateColumns: '24px 40px minmax(0, 1fr) auto' } },
});
export const number = screenStyle({ color: colour.muted, textAlign: 'right' });
globalStyle(`${rowLink}[aria-current] > ${number}`, { '@layer': { [screens]: { color: colour.accent } } });
export const words = screenStyle({ display: 'grid', minWidth: 0, gap: 1 });
export const cut = screenStyle({ ...cutOff, display: 'block', fontWeight: 700, lineHeight: '20px' });
export const small = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px', fontWeight: 500 });
globalStyle(`${small} > b`, { '@layer': { [screens]: { color: colour.ink2, fontWeight: 600 } } });
export const progress = screenStyle({
  display: 'block',
  marginTop: 4,
  borderRadius: 2,
  background: colour.line,
  fill: colour.accent,
});
export const typed = screenStyle({ color: colour.accent, fontSize: 11, fontWeight: 700 });

const shape = { content: '""', flex: 'none', width: 8, height: 8 } as const;
export const health = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  color: colour.muted,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 600,
  '::before': { ...shape, borderRadius: 2, background: colour.turf },
  selectors: {
    '&[data-health="slow"]::before': { borderRadius: '50%', background: colour.gold },
    '&[data-health="dead"]::before': {
      borderRadius: 0,
      background: colour.danger,
      clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
    },
    '&[data-health="blocked"]::before': {
      borderRadius: '50%',
      background: 'none',
      boxShadow: `inset 0 0 0 1.5px ${colour.muted}`,
    },
    '&[data-health="notAllowed"]::before': {
      borderRadius: 0,
      background: 'none',
      boxShadow: `inset 0 0 0 1.5px ${colour.muted}`,
    },
  },
});
