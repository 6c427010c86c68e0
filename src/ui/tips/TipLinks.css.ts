import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const links = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const link = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '26px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 56,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      left: 12,
      top: 0,
      bottom: 0,
      width: 2,
      background: colour.edge,
    },
    '&:first-child::before': { top: '50%' },
    '&:last-child::before': { bottom: '50%' },
  },
});
export const cell = screenStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  borderRadius: 4,
  background: colour.ground,
  boxShadow: `inset 0 0 0 2px ${colour.edge}`,
  selectors: {
    '[data-own] > &': { background: colour.accent, color: colour.onAccent, boxShadow: 'none' },
  },
});
export const text = screenStyle({ display: 'grid', minWidth: 0 });
globalStyle(`${text} > b`, { '@layer': { [screens]: { fontWeight: 600 } } });
globalStyle(`${text} > code`, {
  '@layer': {
    [screens]: {
      color: colour.ink2,
      fontFamily: tokens.font.text,
      fontSize: 12.5,
      lineHeight: '18px',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
  },
});
export const at = screenStyle({
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
});
export const edits = screenStyle({
  marginTop: space.x2,
  padding: '10px 14px',
  borderRadius: tokens.radius.control,
  background: colour.hover,
  color: colour.ink2,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
});
globalStyle(`${edits} > summary`, { '@layer': { [screens]: { cursor: 'pointer' } } });
export const older = screenStyle({
  display: 'grid',
  gap: space.x1,
  padding: `${space.x3} 0 ${space.x2}`,
  fontWeight: 500,
});
globalStyle(`${older} + ${older}`, { '@layer': { [screens]: { borderTop: `1px solid ${colour.line}` } } });
export const olderText = screenStyle({ color: colour.muted });
/** As high as what comes into it. */
export const check = screenStyle({ minHeight: 40, margin: `${space.x2} 0` });
