import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;
const lay = (selector: string, rule: Record<string, unknown>) =>
  globalStyle(selector, { '@layer': { [screens]: rule } });

export const bar = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  padding: `${space.x4} ${space.x6} ${space.x2}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.mobile]: { padding: `${space.x2} ${space.x4}` } },
});
export const box = screenStyle({
  position: 'relative',
  height: 'min(640px, calc(100vh - 120px))',
  margin: `0 ${space.x6}`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&[data-whole]': { height: 'calc(100vh - 220px)', minHeight: 320 } },
});
export const all = screenStyle({ position: 'relative' });
export const times = screenStyle({
  position: 'sticky',
  top: 0,
  zIndex: 4,
  width: '100%',
  height: 40,
  background: colour.ground,
});
export const corner = screenStyle({
  position: 'sticky',
  left: 0,
  zIndex: 1,
  display: 'block',
  height: '100%',
  background: colour.ground,
});
lay(`${times} > span, ${times} > b`, { position: 'absolute', bottom: '6px', color: colour.ink2 });
lay(`${times} > b`, {
  padding: '1px 6px',
  borderRadius: '3px',
  background: colour.liveFill,
  color: colour.onLive,
  transform: 'translateX(-50%)',
});
export const nowLine = screenStyle({
  position: 'absolute',
  top: 40,
  bottom: 0,
  zIndex: 0,
  width: 2,
  background: colour.live,
});
export const line = screenStyle({
  position: 'absolute',
  left: 0,
  width: '100%',
  height: 60,
  borderTop: `1px solid ${colour.line}`,
  selectors: { '&[data-current]': { background: colour.hover } },
});
export const channel = screenStyle({
  position: 'sticky',
  left: 0,
  zIndex: 3,
  height: '100%',
  background: colour.ground,
  selectors: { '[data-current] > &': { background: colour.hover } },
});
lay(`${channel} > a`, {
  display: 'grid',
  gridTemplateColumns: '34px 40px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '10px',
  height: '100%',
  paddingRight: '12px',
  color: colour.ink,
  textAlign: 'right',
  textDecoration: 'none',
});
lay(`${channel} > a > span:last-child`, { display: 'grid', minWidth: 0, textAlign: 'left' });
lay(`${channel} b`, { overflow: 'hidden', lineHeight: '18px', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const place = screenStyle({ position: 'absolute', top: 4, bottom: 4, zIndex: 1 });
lay(`${place} > button`, { height: '100%' });
export const elapsed = screenStyle({ position: 'absolute', left: 0, bottom: 0, height: 3, background: colour.muted });
export const without = screenStyle({
  position: 'sticky',
  display: 'inline-flex',
  alignItems: 'center',
  height: 52,
  marginTop: -56,
  padding: `0 ${space.x3}`,
  zIndex: 1,
  background: colour.ground,
  color: colour.muted,
  fontSize: 12.5,
  fontWeight: 600,
});
export const phoneRow = screenStyle({
  display: 'grid',
  gap: space.x2,
  padding: `${space.x3} ${space.x4}`,
  borderBottom: `1px solid ${colour.line}`,
});
lay(`${phoneRow} > a`, {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  color: colour.ink,
  fontWeight: 700,
  textDecoration: 'none',
});
lay(`${phoneRow} > ul`, { display: 'grid', gap: '4px', margin: 0, padding: 0, listStyle: 'none' });
lay(`${phoneRow} > ul > li`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' });
