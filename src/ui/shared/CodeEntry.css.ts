import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const entry = screenStyle({ display: 'grid', gap: tokens.space.x4 });
export const about = screenStyle({ color: tokens.colour.ink2, overflowWrap: 'anywhere' });
globalStyle(`${about} b`, { '@layer': { [screens]: { color: tokens.colour.ink } } });
export const resend = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.x2,
  minHeight: 40,
  color: tokens.colour.ink2,
  fontVariantNumeric: 'tabular-nums',
});
export const outbox = screenStyle({ color: tokens.colour.muted, fontSize: 12.5, lineHeight: '18px' });
globalStyle(`${outbox} a`, {
  '@layer': { [screens]: { color: tokens.colour.accent, fontWeight: 700, textDecoration: 'underline' } },
});
