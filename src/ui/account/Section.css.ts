import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const section = screenStyle({ display: 'grid', gap: space.x8, minWidth: 0 });
export const group = screenStyle({ display: 'grid', gap: space.x4, minWidth: 0 });
export const heading = screenStyle({ fontSize: 16, lineHeight: '22px', fontWeight: 800, letterSpacing: '-0.01em' });
export const note = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
export const row = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 });
export const times = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 160px))',
  gap: space.x4,
});
export const keepingLine = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 32,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  selectors: {
    '&[data-keeping="waiting"]': { color: colour.gold },
    '&[data-keeping="refused"]': { color: colour.danger },
  },
});
globalStyle(`${keepingLine} > p`, {
  '@layer': { [screens]: { display: 'flex', alignItems: 'center', gap: space.x2 } },
});
export const mailNote = screenStyle({ color: colour.gold, fontSize: 12.5, lineHeight: '18px', fontWeight: 600 });
globalStyle(`${mailNote} > a`, {
  '@layer': { [screens]: { color: colour.ink, textDecoration: 'underline', textUnderlineOffset: 3 } },
});
