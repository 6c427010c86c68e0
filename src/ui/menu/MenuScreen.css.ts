import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { headline } from '../theme/page.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const page = screenStyle({
  display: 'grid',
  gap: tokens.space.x8,
  maxWidth: 960,
  padding: '24px 24px 48px',
  '@media': { [media.mobile]: { padding: '12px 16px 32px' } },
});
export const heading = screenStyle({ fontSize: 20, lineHeight: '28px', fontWeight: 800, letterSpacing: '-0.01em' });
/** On a phone the top bar shows it. */
export const title = screenStyle({
  ...headline,
  '@media': { [media.mobile]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
export const grid = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  columnGap: tokens.space.x6,
  paddingTop: tokens.space.x2,
});
export const tile = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.x3,
  minHeight: 48,
  fontWeight: 600,
  color: tokens.colour.ink2,
  boxShadow: `inset 0 -1px 0 ${tokens.colour.line}`,
  selectors: { '&:hover': { color: tokens.colour.ink }, '&:focus-visible': { outlineOffset: -2 } },
});
globalStyle(`${tile} > svg`, { '@layer': { [screens]: { color: tokens.colour.accent } } });
export const settings = screenStyle({ display: 'grid', gap: tokens.space.x6 });
