import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tokens } from '../../../theme/tokens.css.ts';

const { colour, space } = tokens;
const small = { fontSize: 12.5, lineHeight: '18px' } as const;

/** Over the chat, not over the picture: at the right of a wide window, at the foot of a phone's. */
export const panel = screenStyle({
  position: 'fixed',
  zIndex: 30,
  inset: '0 0 0 auto',
  width: 360,
  overflowY: 'auto',
  background: colour.surface,
  color: colour.ink,
  borderLeft: `1px solid ${colour.line}`,
  outline: 'none',
  '@media': {
    [media.mobile]: {
      inset: 'auto 0 0',
      width: 'auto',
      // What the picture of an upright phone leaves, and half of the window in any other place.
      height: 'max(50dvh, calc(100dvh - 56.25vw - 52px))',
      maxHeight: '100dvh',
      borderLeft: 'none',
      borderTop: `1px solid ${colour.line}`,
    },
  },
});
export const head = screenStyle({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 56,
  padding: `0 ${space.x2} 0 ${space.x4}`,
  background: colour.surface,
  borderBottom: `1px solid ${colour.line}`,
});
export const title = screenStyle({ fontSize: 16, lineHeight: '22px', fontWeight: 800 });
export const form = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  padding: space.x4,
});
export const state = screenStyle({ padding: `0 ${space.x4}` });
export const span = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x2,
  margin: 0,
  padding: 0,
  border: 'none',
  minWidth: 0,
});
export const legend = screenStyle({ padding: 0, fontWeight: 700 });
export const fact = screenStyle({ ...small, margin: 0, color: colour.muted });
export const end = screenStyle({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto auto auto',
  alignItems: 'center',
  gap: space.x1,
  minHeight: 48,
});
// What is wrong with it stands below the whole row.
globalStyle(`${end} > [role="alert"]`, { '@layer': { [screens]: { gridColumn: '1 / -1' } } });
export const endName = screenStyle({ ...small, color: colour.ink2, fontWeight: 600 });
export const endTime = screenStyle({ ...small, color: colour.ink });
export const pair = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space.x3,
  alignItems: 'start',
});
export const chapter = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: space.x3,
});
export const acts = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
