import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

/** Opened by the button beside it. */
export const picker = screenStyle({ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1 });
export const drawings = screenStyle({ minWidth: 0 });
globalStyle(`${drawings} > legend`, {
  '@layer': {
    [screens]: { padding: '0 0 8px', fontSize: 12.5, lineHeight: '18px', fontWeight: 600, color: colour.ink2 },
  },
});
globalStyle(`${drawings} > div`, {
  '@layer': {
    [screens]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(48px, 1fr))',
      gap: space.x2,
      margin: '0 -4px',
    },
  },
});
export const drawing = screenStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: 52,
  borderRadius: tokens.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: colour.hover },
    '&:has(:checked)': { background: colour.accentSoft, boxShadow: `inset 0 0 0 2px ${colour.accent}` },
    '&:has(:focus-visible)': { outline: `2px solid ${colour.accent}`, outlineOffset: 2 },
  },
});
globalStyle(`${drawing} > input`, {
  '@layer': { [screens]: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' } },
});
globalStyle(`${drawing} > img`, { '@layer': { [screens]: { borderRadius: '50%' } } });
