import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { pitchColours } from './pitchColours.ts';

const { board, colour, font, radius, space } = tokens;

export const sums = screenStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  minHeight: 28,
  color: colour.ink2,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${sums} > b`, { '@layer': { [screens]: { fontWeight: 600 } } });
globalStyle(`${sums} > b[data-more]`, { '@layer': { [screens]: { color: colour.ink, fontWeight: 800 } } });
export const quiet = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
export const field = screenStyle({ containerType: 'inline-size' });
const WIDE = '(min-width: 500px)';
export const map = screenStyle({
  display: 'none',
  width: '100%',
  height: 'auto',
  borderRadius: radius.picture,
  background: pitchColours.grass,
  selectors: { '&[data-fit="narrow"]': { display: 'block' } },
  '@container': {
    [WIDE]: { selectors: { '&[data-fit="narrow"]': { display: 'none' }, '&[data-fit="wide"]': { display: 'block' } } },
  },
});
export const line = screenStyle({ fill: 'none', stroke: pitchColours.line, strokeOpacity: 0.55, strokeWidth: 1.5 });
const white = '#ffffff';
/** Home in the light of the board, away white; shape and fill say the same without colour. */
export const mark = screenStyle({
  fill: 'none',
  strokeWidth: 1.5,
  selectors: {
    '&[data-side="home"]': { stroke: board.lit },
    '&[data-side="away"]': { stroke: white },
    '&[data-result="saved"]': { strokeWidth: 2, fillOpacity: 0.22 },
    '&[data-result="saved"][data-side="home"]': { fill: board.lit },
    '&[data-result="saved"][data-side="away"]': { fill: white },
    '&[data-result="off"]': { strokeDasharray: '2.5 2.5' },
    '&[data-result="goal"]': { stroke: board.ground },
    '&[data-result="goal"][data-side="home"]': { fill: board.lit },
    '&[data-result="goal"][data-side="away"]': { fill: white },
  },
});
globalStyle(`${mark} > text`, {
  '@layer': {
    [screens]: { fill: board.ground, stroke: 'none', fontFamily: font.figures, fontSize: 16, fontWeight: 800 },
  },
});
export const legend = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x4}`,
  paddingTop: space.x2,
  color: colour.ink2,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
});
globalStyle(`${legend} > li`, { '@layer': { [screens]: { display: 'inline-flex', alignItems: 'center', gap: 6 } } });
export const sign = screenStyle({
  fill: 'none',
  stroke: colour.ink,
  strokeWidth: 1.5,
  selectors: {
    '&[data-result="goal"]': { fill: colour.ink },
    '&[data-result="saved"]': { strokeWidth: 2 },
    '&[data-result="off"]': { strokeDasharray: '2.5 2.5' },
  },
});
