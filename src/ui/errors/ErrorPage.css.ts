import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { headline } from '../theme/page.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const page = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: tokens.space.x4,
  maxWidth: 560,
  margin: '0 auto',
  padding: '12vh 24px 48px',
  '@media': { [media.mobile]: { padding: '32px 16px' } },
});
globalStyle(`${page} > svg`, { '@layer': { [screens]: { color: tokens.colour.edge } } });
export const code = screenStyle({
  fontSize: 56,
  lineHeight: '60px',
  fontWeight: 800,
  letterSpacing: '-0.02em',
  color: tokens.colour.accent,
  fontVariantNumeric: 'tabular-nums',
});
export const title = screenStyle(headline);
export const help = screenStyle({
  color: tokens.colour.ink2,
  fontSize: 16,
  lineHeight: '24px',
  overflowWrap: 'anywhere',
});
export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.x2 });
export const specified = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: 2,
  color: tokens.colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  overflowWrap: 'anywhere',
});
globalStyle(`${specified} > button`, {
  '@layer': { [screens]: { minHeight: tokens.touch, textDecoration: 'underline', fontVariantNumeric: 'tabular-nums' } },
});
export const report = screenStyle({ margin: 0, color: tokens.colour.ink2 });
export const reportForm = screenStyle({ display: 'grid', justifyItems: 'start', gap: tokens.space.x3, width: '100%' });
