import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { headline } from '../../theme/page.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { board: on, space } = tokens;

export const board = screenStyle({
  position: 'relative',
  background: `radial-gradient(circle, #ffffff0b .8px, #0000 1px) 0 0 / 4px 4px ${on.ground}`,
  color: on.ink,
});
export const edge = screenStyle({ position: 'absolute', left: 0, top: 0, bottom: 0, width: 5 });
globalStyle(`${board} > .${edge}`, { '@layer': { [screens]: { position: 'absolute' } } });
export const inner = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x4,
  padding: `${space.x6}`,
  '@media': {
    [media.mobile]: { padding: `${space.x4}` },
  },
});
export const hands = screenStyle({ display: 'flex' });
export const who = screenStyle({ minWidth: 0 });
export const title = screenStyle({ ...headline, lineHeight: '34px', overflowWrap: 'anywhere' });
export const note = screenStyle({
  minHeight: 18,
  color: on.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
});
globalStyle(`${board} a`, { '@layer': { [screens]: { color: on.ink } } });
export const figures = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(76px, 1fr))',
  margin: 0,
  borderTop: `1px solid ${on.line}`,
});
/** Of longer values: on a phone three stand side by side, and what is left below them. */
export const longFigures = screenStyle({
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});
globalStyle(`${longFigures} > div`, {
  '@layer': { [screens]: { '@media': { [media.mobile]: { gridColumn: 'span 2' } } } },
});
globalStyle(`${longFigures} > div:nth-child(n + 4)`, {
  '@layer': {
    [screens]: { '@media': { [media.mobile]: { gridColumn: 'span 3', borderTop: `1px solid ${on.line}` } } },
  },
});
globalStyle(`${figures} > div`, {
  '@layer': {
    [screens]: {
      display: 'flex',
      flexDirection: 'column-reverse',
      padding: `10px ${space.x2} 12px ${space.x6}`,
      '@media': { [media.mobile]: { padding: `10px ${space.x2} 12px ${space.x4}` } },
    },
  },
});
globalStyle(`${figures} > div + div`, { '@layer': { [screens]: { borderLeft: `1px solid ${on.line}` } } });
globalStyle(`${figures} dd`, {
  '@layer': {
    [screens]: { margin: 0, fontSize: 20, lineHeight: '26px', fontWeight: 800, fontVariantNumeric: 'tabular-nums' },
  },
});
globalStyle(`${figures} dt`, {
  '@layer': { [screens]: { color: on.muted, fontSize: 11, lineHeight: '16px', fontWeight: 600 } },
});
