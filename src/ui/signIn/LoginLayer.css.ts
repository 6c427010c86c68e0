import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const brand = screenStyle({ color: tokens.colour.accent });

export const gate = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 10,
  alignItems: 'center',
  margin: '14px 28px 0',
  color: tokens.colour.ink2,
  fontSize: 12.5,
  lineHeight: '18px',
});
globalStyle(`${gate} b`, { '@layer': { [screens]: { color: tokens.colour.ink, overflowWrap: 'anywhere' } } });

const notch = {
  content: '',
  position: 'absolute',
  top: 0,
  width: 8,
  height: 16,
  background: '#040906',
} as const;

/** The perforation: dots between two notches. */
export const tear = screenStyle({
  position: 'relative',
  height: 16,
  marginTop: 10,
  background: `radial-gradient(circle, ${tokens.colour.edge} 1.4px, #0000 1.7px) 18px 50% / 8px 3px repeat-x`,
  backgroundClip: 'content-box',
  padding: '0 18px',
  selectors: {
    '&::before': { ...notch, left: 0, borderRadius: '0 8px 8px 0' },
    '&::after': { ...notch, right: 0, borderRadius: '8px 0 0 8px' },
  },
});
export const inside = screenStyle({ padding: '10px 28px 24px' });
export const form = screenStyle({ display: 'grid', gap: tokens.space.x4, paddingTop: 20 });
export const step = screenStyle({ display: 'grid', gap: tokens.space.x3 });
export const stepHead = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.x1,
  margin: '0 0 0 -12px',
});
globalStyle(`${stepHead} h3`, { '@layer': { [screens]: { fontSize: 16, lineHeight: '22px', fontWeight: 700 } } });
/** A text button above a field at the right, with a touch target larger than the text. */
export const wayOut = screenStyle({
  position: 'relative',
  color: tokens.colour.accent,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 700,
  selectors: { '&::after': { content: '', position: 'absolute', inset: '-13px -8px -6px' } },
});
export const agreement = screenStyle({ color: tokens.colour.muted, fontSize: 12.5, lineHeight: '18px' });
globalStyle(`${agreement} a`, {
  '@layer': { [screens]: { color: tokens.colour.accent, fontWeight: 700, textDecoration: 'underline' } },
});
export const foot = screenStyle({
  paddingTop: tokens.space.x4,
  textAlign: 'center',
  color: tokens.colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
});
