import { globalStyle, keyframes } from '@vanilla-extract/css';
import { ZAP } from '#domain/tv/zapping.ts';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { board, space } = tokens;
const onPicture = { background: 'rgb(6 16 12 / 85%)', color: '#ffffff', borderRadius: 4 } as const;
const lay = (selector: string, rule: Record<string, unknown>) =>
  globalStyle(selector, { '@layer': { [screens]: rule } });

export const host = screenStyle({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  background: '#000000',
  color: '#ffffff',
});
export const frame = screenStyle({ position: 'absolute', inset: 0 });
lay(`${frame} > *`, {
  position: 'absolute',
  inset: 0,
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
});
// TV-4: the last picture, dimmed, until the next one is there.
lay(`${frame} > canvas`, { opacity: 0, pointerEvents: 'none' });
lay(`${host}[data-screen="soon"] ${frame} > canvas, ${host}[data-screen="slow"] ${frame} > canvas`, { opacity: 0.3 });
lay(`${host}:has([data-part="zap"]) ${frame} > video`, { opacity: 0.3 });

export const state = screenStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.x2,
  padding: space.x4,
  background: board.ground,
  color: board.ink,
  textAlign: 'center',
});
lay(`${state} > b`, { fontSize: '20px', lineHeight: '28px' });
lay(`${state} > span`, { maxWidth: '48ch', color: board.muted });
export const stateActs = screenStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.x2 });
export const waiting = screenStyle({
  ...onPicture,
  position: 'absolute',
  left: '50%',
  top: '50%',
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  padding: `${space.x2} ${space.x3}`,
  transform: 'translate(-50%, -50%)',
  fontWeight: 600,
});
export const unmute = screenStyle({
  ...onPicture,
  position: 'absolute',
  right: space.x3,
  top: space.x3,
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 44,
  padding: `0 ${space.x3}`,
  border: 0,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
});
export const controls = screenStyle({
  position: 'absolute',
  inset: 'auto 0 0',
  padding: `${space.x1} ${space.x3}`,
  background: 'rgb(5 11 8 / 88%)',
  transition: `opacity ${tokens.motion.calm} ${tokens.motion.ease}`,
  selectors: { [`${host}[data-asleep] &:not(:focus-within)`]: { opacity: 0 } },
});
export const buttons = screenStyle({ display: 'flex', alignItems: 'center', gap: space.x1, minWidth: 0 });
export const gap = screenStyle({ flex: 1 });

export const zap = screenStyle({
  position: 'absolute',
  left: 'clamp(8px, 4%, 40px)',
  top: 'clamp(8px, 4%, 40px)',
  zIndex: 2,
  width: 'min(404px, calc(100% - 16px))',
  maxHeight: 'calc(100% - 16px)',
  overflow: 'hidden',
  borderRadius: 3,
  background: board.ground,
  color: board.ink,
});
export const digits = screenStyle({ display: 'flex', gap: space.x2, margin: 0, padding: `${space.x4} ${space.x4} 0` });
lay(`${digits} > span`, {
  display: 'grid',
  placeItems: 'center',
  width: '84px',
  height: '116px',
  borderRadius: '3px',
  background: '#000000',
  color: board.lit,
  fontFamily: tokens.font.figures,
  fontSize: '112px',
  fontWeight: 800,
  lineHeight: 1,
});
lay(`${digits} > span[data-empty]`, { color: board.line });
export const zapLine = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  margin: 0,
  padding: `${space.x3} ${space.x4}`,
  color: board.muted,
  fontSize: 12.5,
  fontWeight: 600,
});
const empties = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });
export const zapTime = screenStyle({ flex: 1, height: 4, overflow: 'hidden', borderRadius: 2, background: board.line });
lay(`${zapTime} > i`, {
  display: 'block',
  height: '100%',
  background: board.lit,
  transformOrigin: 'left',
  animation: `${empties} ${ZAP.bufferMs}ms linear both`,
});
export const zapList = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });
lay(`${zapList} > li`, {
  display: 'grid',
  gridTemplateColumns: '44px 32px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '12px',
  height: '52px',
  padding: '0 16px',
  borderTop: `1px solid ${board.line}`,
});
lay(`${zapList} > li[data-first]`, { background: board.raised, boxShadow: `inset 3px 0 0 ${board.lit}` });
lay(`${zapList} small`, {
  display: 'block',
  overflow: 'hidden',
  color: board.muted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const zapNumber = screenStyle({ display: 'flex', alignItems: 'baseline' });
lay(`${zapNumber} > b`, { color: board.lit, fontFamily: tokens.font.figures, fontSize: '26px', fontWeight: 800 });
for (const phone of [media.mobile])
  globalStyle(`${digits} > span`, {
    '@media': { [phone]: { '@layer': { [screens]: { width: '44px', height: '56px', fontSize: '52px' } } } },
  });

export const radio = screenStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x6,
  padding: space.x4,
  background: board.ground,
  color: board.ink,
});
lay(`${radio} > p`, { display: 'grid', gap: '4px', minWidth: 0, margin: 0 });
lay(`${radio} b`, { fontSize: '20px', lineHeight: '28px' });
lay(`${radio} span, ${radio} small`, { display: 'flex', alignItems: 'center', gap: '8px', color: board.muted });
/** The viewer's own match, where digits are typed too: those are shown over it. */
export const glance = screenStyle({ position: 'absolute', left: space.x3, top: space.x3, zIndex: 1 });
