import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { pageTitle } from '../../theme/page.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, radius, space } = tokens;

export const page = screenStyle({
  minWidth: 0,
  padding: `18px ${space.x6} ${space.x12}`,
  '@media': { [media.mobile]: { padding: `${space.x2} ${space.x4} ${space.x8}` } },
});
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} 14px`,
  minHeight: 44,
  paddingBottom: space.x3,
});
export const title = screenStyle(pageTitle);
export const kinds = screenStyle({ display: 'flex', gap: space.x1 });
export const share = screenStyle({ marginLeft: 'auto' });
export const sides = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 44px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 6,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'stretch' } },
});
globalStyle(`${sides} > button`, { '@layer': { [screens]: { justifySelf: 'center', background: colour.raised } } });
export const side = screenStyle({
  position: 'relative',
  alignSelf: 'stretch',
  minWidth: 0,
  minHeight: 108,
  padding: '20px',
  borderRadius: radius.picture,
  background: colour.surface,
  '@media': { [media.mobile]: { minHeight: 92, padding: '14px 16px' } },
});
export const edge = screenStyle({});
globalStyle(`${side} > .${edge}`, {
  '@layer': { [screens]: { position: 'absolute', left: 0, top: 0, bottom: 0, width: 4 } },
});
globalStyle(`${side}[data-side="b"] > .${edge}`, { '@layer': { [screens]: { left: 'auto', right: 0 } } });
export const card = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 16,
  minHeight: 68,
});
export const empty = screenStyle({ gridColumn: '1 / 3', color: colour.ink2, fontWeight: 600 });
export const who = screenStyle({ display: 'grid', minWidth: 0 });
export const name = screenStyle({
  fontSize: 20,
  lineHeight: '28px',
  fontWeight: 800,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { fontSize: 16, lineHeight: '22px' } },
});
export const fact = screenStyle({
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
