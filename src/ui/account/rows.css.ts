import { globalStyle } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { screens } from '../theme/layers.css.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const blocks = screenStyle({ display: 'grid', gap: space.x8 });
export const box = screenStyle({ display: 'grid', gap: space.x3, justifyItems: 'start', minWidth: 0 });
export const heading = screenStyle({ fontSize: 16, lineHeight: '22px', fontWeight: 700 });
export const about = screenStyle({
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  overflowWrap: 'anywhere',
});
export const list = screenStyle({ display: 'grid', width: '100%' });
const line = {
  display: 'grid',
  alignItems: 'center',
  gap: space.x2,
  padding: `${space.x2} 0`,
  borderBottom: `1px solid ${colour.line}`,
};
/** A row with two icon buttons. */
export const item = screenStyle({ ...line, gridTemplateColumns: 'auto minmax(0, 1fr) auto auto' });
/** A row with a text button, which is below the text on a phone. */
export const row = screenStyle({
  ...line,
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  '@media': { [media.mobile]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
for (const each of [item, row]) {
  globalStyle(`${each} b`, { '@layer': { [screens]: { display: 'block', overflowWrap: 'anywhere' } } });
  globalStyle(`${each} small`, {
    '@layer': { [screens]: { display: 'block', color: colour.muted, fontSize: 12.5, lineHeight: '18px' } },
  });
}
globalStyle(`${row} > button`, {
  '@layer': { [screens]: { '@media': { [media.mobile]: { gridColumn: 2, justifySelf: 'start' } } } },
});
export const sign = screenStyle({ display: 'grid', placeItems: 'center', width: 32, color: colour.muted });
export const here = screenStyle({ color: colour.accent, fontWeight: 700 });
export const editor = screenStyle({
  display: 'grid',
  gap: space.x3,
  padding: `${space.x3} 0`,
  borderBottom: `1px solid ${colour.line}`,
});
export const form = screenStyle({ display: 'grid', gap: space.x4, width: '100%', padding: `${space.x2} 0` });
export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const points = screenStyle({
  display: 'grid',
  gap: space.x1,
  margin: `${space.x2} 0 0`,
  paddingInlineStart: space.x4,
  listStyle: 'disc',
});
