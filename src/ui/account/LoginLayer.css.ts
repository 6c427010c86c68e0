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
  width: 16,
  height: 16,
  borderRadius: '50%',
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
  selectors: { '&::before': { ...notch, left: -8 }, '&::after': { ...notch, right: -8 } },
});
export const inside = screenStyle({ padding: '10px 28px 24px' });
export const form = screenStyle({ display: 'grid', gap: tokens.space.x4, paddingTop: 20 });
/** Lit rows take the accent, the words beside them do not. */
export const meter = screenStyle({ display: 'inline-flex', color: tokens.colour.accent });
export const eye = screenStyle({ marginRight: -10 });
export const foot = screenStyle({
  paddingTop: tokens.space.x4,
  textAlign: 'center',
  color: tokens.colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
});
