import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

/** Beside the picture on a wide screen, under it on a phone. */
export const panel = screenStyle({
  position: 'fixed',
  inset: '0 0 0 auto',
  zIndex: 41,
  width: 348,
  display: 'flex',
  flexDirection: 'column',
  gap: space.x2,
  paddingTop: space.x3,
  background: colour.surface,
  color: colour.ink,
  '@media': { [media.mobile]: { position: 'static', width: 'auto', zIndex: 'auto' } },
});
export const head = screenStyle({ display: 'flex', alignItems: 'center', gap: space.x2, padding: `0 ${space.x4}` });
export const title = screenStyle({ margin: 0, marginRight: 'auto', fontSize: 18, lineHeight: '24px' });
export const line = screenStyle({ margin: 0, padding: `0 ${space.x4}`, fontSize: 14, lineHeight: '20px' });
export const muted = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
export const people = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  margin: 0,
  padding: `0 ${space.x4}`,
  listStyle: 'none',
  fontSize: 14,
  lineHeight: '20px',
});
export const person = screenStyle({
  display: 'inline-flex',
  gap: space.x1,
  padding: `2px ${space.x2}`,
  borderRadius: tokens.radius.control,
  background: colour.raised,
});
export const chat = screenStyle({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.mobile]: { flex: 'none', height: 360 } },
});
export const sheet = screenStyle({ display: 'grid', gap: space.x3, justifyItems: 'start' });
export const row = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x4 });
