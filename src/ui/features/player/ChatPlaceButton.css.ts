import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const pick = screenStyle({
  position: 'absolute',
  right: '16px',
  bottom: '88px',
  zIndex: 4,
  width: '324px',
  padding: '12px 14px',
  borderRadius: tokens.radius.control,
  background: tokens.board.raised,
  color: tokens.board.ink,
  boxShadow: '0 12px 40px rgb(0 0 0 / 67%)',
  selectors: {
    '&[data-sheet]': {
      position: 'static',
      width: 'auto',
      padding: '12px 20px 24px',
      background: 'none',
      boxShadow: 'none',
    },
  },
});
export const title = screenStyle({ fontWeight: 700, marginBottom: '10px' });
export const choices = screenStyle({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: '8px' });
export const choice = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: '6px',
  padding: '6px 0',
  borderRadius: tokens.radius.picture,
  color: tokens.board.muted,
  fontSize: '12.5px',
  lineHeight: '16px',
  fontWeight: 600,
  selectors: {
    '&[aria-checked="true"]': { background: 'rgb(255 255 255 / 7%)', color: tokens.board.lit },
    '&:hover': { background: 'rgb(255 255 255 / 7%)' },
    [`${pick}[data-sheet] &`]: { color: tokens.colour.ink2 },
    [`${pick}[data-sheet] &[aria-checked="true"]`]: {
      color: tokens.colour.accent,
      background: tokens.colour.accentSoft,
    },
  },
});
