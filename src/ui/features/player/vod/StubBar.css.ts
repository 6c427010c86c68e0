import { globalStyle } from '@vanilla-extract/css';
import { bars } from '../../../theme/bars.ts';
import { screens } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tokens } from '../../../theme/tokens.css.ts';

const { board, space } = tokens;

export const stubs = screenStyle({
  position: 'fixed',
  left: space.x6,
  bottom: space.x6,
  zIndex: 8,
  display: 'grid',
  gap: space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.mobile]: { insetInline: 0, bottom: `calc(${bars.bottom}px + env(safe-area-inset-bottom))`, gap: 0 },
  },
});
export const stub = screenStyle({
  display: 'flex',
  alignItems: 'center',
  borderLeft: `4px solid ${board.lit}`,
  borderRadius: tokens.radius.board,
  background: board.ground,
  color: board.ink,
});
export const back = screenStyle({
  display: 'grid',
  flex: 1,
  minWidth: 0,
  minHeight: tokens.touch,
  maxWidth: 300,
  padding: `${space.x1} ${space.x3}`,
  color: 'inherit',
  fontSize: 12.5,
  lineHeight: '18px',
  textAlign: 'left',
});
globalStyle(`${back} > *`, {
  '@layer': { [screens]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});
globalStyle(`${back} > span`, { '@layer': { [screens]: { color: board.muted } } });
