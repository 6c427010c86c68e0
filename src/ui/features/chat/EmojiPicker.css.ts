import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const root = screenStyle({ display: 'flex', alignItems: 'center', height: tokens.touch });
export const picker = screenStyle({
  position: 'absolute',
  left: '8px',
  right: '8px',
  bottom: 'calc(100% + 4px)',
  zIndex: 3,
  display: 'flex',
  flexDirection: 'column',
  height: 'min(320px, 45dvh)',
  borderRadius: tokens.radius.control,
  background: tokens.colour.surface,
  boxShadow: '0 12px 40px rgb(0 0 0 / 40%)',
});
export const search = screenStyle({
  flex: 'none',
  height: '40px',
  margin: '8px',
  padding: '0 12px',
  border: 0,
  borderRadius: tokens.radius.control,
  background: tokens.colour.raised,
  '@media': { [media.mobile]: { fontSize: '16px' } },
  selectors: { '&::placeholder': { color: tokens.colour.muted, opacity: 1 } },
});
export const list = screenStyle({ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', padding: '0 8px 8px' });
export const title = screenStyle({
  padding: '6px 4px 2px',
  fontSize: '11px',
  lineHeight: '16px',
  fontWeight: 700,
  color: tokens.colour.muted,
});
export const grid = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(40px, 1fr))',
});
export const emoji = screenStyle({
  height: '40px',
  borderRadius: tokens.radius.control,
  fontSize: '22px',
  lineHeight: 1,
  selectors: { '&:hover, &:focus-visible': { background: tokens.colour.raised } },
});
