import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const body = screenStyle({ display: 'grid', gap: space.x4, padding: `${space.x4} 28px 28px` });
export const stage = screenStyle({
  position: 'relative',
  height: 'min(320px, 48vh)',
  overflow: 'hidden',
  borderRadius: tokens.radius.control,
  background: colour.raised,
});
/** Its frame shows the focus. */
export const area = screenStyle({
  selectors: { '&:focus-visible': { outline: `3px solid ${colour.accent}`, outlineOffset: -3 } },
});
export const zoom = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x4,
  minHeight: tokens.touch,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  color: colour.ink2,
});
globalStyle(`${zoom} > input`, {
  '@layer': { [screens]: { width: '100%', height: tokens.touch, margin: 0, accentColor: colour.accent } },
});
export const hint = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
export const actions = screenStyle({ display: 'flex', justifyContent: 'flex-end', gap: space.x3 });
