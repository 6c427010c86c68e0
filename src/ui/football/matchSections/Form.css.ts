import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;
const cutText = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const line = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 56,
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});
export const who = screenStyle({ display: 'grid', flex: 1, minWidth: 0 });
export const cut = screenStyle({ fontWeight: 600, ...cutText });
export const fact = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
export const heading = screenStyle({ paddingTop: 18, fontSize: 16, lineHeight: '32px', fontWeight: 800 });
export const next = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '28px auto 18px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
  height: 44,
  borderTop: `1px solid ${colour.line}`,
  selectors: { '&:hover': { background: colour.hover } },
});
export const stretched = screenStyle({ position: 'absolute', inset: 0 });
/** Won, drawn and lost stand at three heights, so that form reads without colour. */
export const steps = screenStyle({ display: 'flex', flex: 'none', gap: 3, height: 28 });
export const step = screenStyle({
  position: 'relative',
  width: 20,
  height: 20,
  borderRadius: tokens.radius.board,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 800,
  selectors: {
    '&[data-result="W"]': { background: colour.turf, color: colour.onAccent },
    '&[data-result="D"]': { marginTop: 4, background: colour.raised, color: colour.ink },
    '&[data-result="L"]': { marginTop: 8, color: colour.danger, boxShadow: 'inset 0 0 0 1.5px currentColor' },
    '&[data-result="hidden"]': { marginTop: 4, color: colour.muted, boxShadow: `inset 0 0 0 1px ${colour.line}` },
  },
});
export const letter = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  color: 'inherit',
});
globalStyle(`a${letter}::after`, {
  // A finger needs more than a letter.
  '@layer': { [screens]: { content: '', position: 'absolute', inset: '-12px 0' } },
});
