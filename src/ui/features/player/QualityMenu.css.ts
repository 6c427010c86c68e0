import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const menu = screenStyle({
  position: 'absolute',
  right: '16px',
  bottom: '88px',
  width: '304px',
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'min(320px, calc(100dvh - 80px))',
  overflowY: 'auto',
  padding: '8px 0',
  borderRadius: tokens.radius.control,
  background: tokens.board.raised,
  color: tokens.board.ink,
  boxShadow: '0 12px 40px rgb(0 0 0 / 67%)',
  zIndex: 4,
  selectors: {
    '&[data-sheet]': {
      position: 'static',
      width: 'auto',
      maxWidth: 'none',
      maxHeight: 'none',
      paddingBottom: '16px',
      background: 'none',
      boxShadow: 'none',
    },
  },
});
export const head = screenStyle({
  display: 'flex',
  justifyContent: 'space-between',
  padding: '4px 16px 8px',
  fontSize: '12.5px',
  lineHeight: '18px',
  color: tokens.board.muted,
});
export const line = screenStyle({
  display: 'grid',
  gridTemplateColumns: '24px 36px 1fr auto',
  alignItems: 'center',
  width: '100%',
  height: '40px',
  padding: '0 16px',
  fontWeight: 600,
  textAlign: 'left',
  selectors: {
    '&:hover:not(:disabled), &:focus-visible': { background: 'rgb(255 255 255 / 7%)' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-checked="true"]': { color: tokens.board.lit },
    '&:disabled': { color: tokens.board.muted, cursor: 'not-allowed' },
  },
});
export const cost = screenStyle({
  fontSize: '12.5px',
  color: tokens.board.muted,
  fontVariantNumeric: 'tabular-nums',
});
