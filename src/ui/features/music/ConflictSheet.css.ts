import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { bars } from '../../theme/bars.ts';
import { media } from '../../theme/media.ts';

const { colour, space } = tokens;

export const body = screenStyle({ display: 'grid', gap: space.x2, padding: `0 ${space.x4} ${space.x4}` });
export const waiting = screenStyle({
  position: 'fixed',
  zIndex: 6,
  right: space.x6,
  bottom: 92,
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  padding: space.x3,
  borderRadius: tokens.radius.control,
  background: colour.surface,
  color: colour.ink,
  '@media': {
    [media.mobile]: { insetInline: space.x4, bottom: `calc(${bars.bottom + 72}px + env(safe-area-inset-bottom))` },
  },
});
