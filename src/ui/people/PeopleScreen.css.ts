import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { pageBox, pageTitle } from '../theme/page.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const page = screenStyle(pageBox(820));
export const title = screenStyle(pageTitle);
export const part = screenStyle({ display: 'grid', gap: space.x4 });
export const section = screenStyle({ display: 'grid', gap: space.x2, marginBottom: space.x8 });
export const heading = screenStyle({ fontSize: 16, lineHeight: '22px', fontWeight: 800 });
export const note = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
export const list = screenStyle({ display: 'grid' });
export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 72,
  padding: `${space.x2} 0`,
  boxShadow: `inset 0 -1px 0 ${colour.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: '44px minmax(0, 1fr)' } },
});
export const who = screenStyle({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const name = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  fontWeight: 700,
  selectors: { 'a&:hover': { textDecoration: 'underline' } },
});
export const meta = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
export const buttons = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  '@media': { [media.mobile]: { selectors: { [`${row} > &`]: { gridColumn: 2 } } } },
});
globalStyle(`${buttons} > button`, {
  '@layer': { [screens]: { '@media': { [media.mobile]: { minHeight: tokens.touch } } } },
});
export const card = screenStyle({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x6,
  padding: space.x6,
  borderRadius: tokens.radius.sheet,
  background: colour.surface,
  '@media': { [media.mobile]: { gridTemplateColumns: '72px minmax(0, 1fr)', gap: space.x4, padding: space.x4 } },
});
export const cardName = screenStyle({
  fontSize: 20,
  lineHeight: '28px',
  fontWeight: 800,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
});
export const cardText = screenStyle({ display: 'grid', gap: space.x1, minWidth: 0 });
export const cardButtons = screenStyle({ gridColumn: '1 / -1' });
export const back = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  minHeight: tokens.touch,
  fontWeight: 600,
  color: colour.ink2,
  selectors: { '&:hover': { color: colour.ink } },
});
export const sure = screenStyle({ display: 'grid', gap: space.x4, padding: '12px 28px 28px' });
