import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour } = tokens;

export const grid = screenStyle({ width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 2 });
globalStyle(`${grid} th`, {
  '@layer': {
    [screens]: {
      padding: 0,
      fontSize: 12.5,
      lineHeight: '18px',
      fontWeight: 600,
      color: colour.muted,
      textAlign: 'left',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
globalStyle(`${grid} th:first-child`, { '@layer': { [screens]: { width: 32 } } });
globalStyle(`${grid} td`, { '@layer': { [screens]: { padding: 0 } } });
globalStyle(`${grid} abbr`, { '@layer': { [screens]: { textDecoration: 'none' } } });
export const box = screenStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: tokens.touch,
  borderRadius: tokens.radius.board,
  background: colour.raised,
  color: colour.onAccent,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: colour.line },
    '&[data-on]': { background: colour.accent },
    '&:has(:focus-visible)': { outline: `2px solid ${colour.accent}`, outlineOffset: 1, zIndex: 1 },
  },
});
globalStyle(`${box} > input`, {
  '@layer': { [screens]: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' } },
});
