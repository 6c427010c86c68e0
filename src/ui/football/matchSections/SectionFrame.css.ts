import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

/** It contains the visually hidden texts of its parts, which would otherwise widen the page. */
export const section = screenStyle({ position: 'relative', minWidth: 0 });
globalStyle(`${section} :is(ul, ol)`, { '@layer': { [screens]: { listStyle: 'none', margin: 0, padding: 0 } } });
globalStyle(`${section} a:hover`, { '@layer': { [screens]: { textDecoration: 'underline' } } });
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 10px`,
  minHeight: 32,
  marginBottom: 6,
  '@media': { [media.mobile]: { minHeight: 44 } },
});
export const title = screenStyle({ fontSize: 16, lineHeight: '22px', fontWeight: 800, letterSpacing: '-0.01em' });
const small = { color: colour.muted, fontSize: 12.5, lineHeight: '18px' } as const;
export const note = screenStyle({ minWidth: 0, ...small });
export const act = screenStyle({
  marginLeft: 'auto',
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  color: colour.ink2,
  '@media': { [media.mobile]: { selectors: { '[data-wide="true"] > &': { flex: '1 1 100%', marginTop: 4 } } } },
});
globalStyle(`${act} > a`, {
  '@layer': { [screens]: { display: 'inline-flex', alignItems: 'center', minHeight: 32, color: colour.ink2 } },
});
globalStyle(`${act} > a:hover`, { '@layer': { [screens]: { color: colour.ink } } });
export const remark = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  marginTop: space.x2,
  color: colour.muted,
  fontSize: 11,
  lineHeight: '16px',
});
export const nothing = screenStyle({ padding: `${space.x2} 0`, ...small });
globalStyle(`${nothing} > b`, { '@layer': { [screens]: { color: colour.ink2, fontWeight: 600 } } });
