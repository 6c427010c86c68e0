import { globalStyle } from '@vanilla-extract/css';
import { bars } from '../../../theme/bars.ts';
import { screens } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tokens } from '../../../theme/tokens.css.ts';
import { MINI } from '../mini.ts';

const { board, space } = tokens;

export const small = screenStyle({
  position: 'fixed',
  zIndex: 20,
  right: MINI.gap,
  bottom: MINI.gap,
  width: MINI.width,
  overflow: 'hidden',
  borderRadius: tokens.radius.picture,
  background: board.ground,
  color: board.ink,
  boxShadow: '0 12px 40px rgb(0 0 0 / 47%)',
  '@media': {
    [media.mobile]: {
      inset: `auto 0 calc(${bars.bottom}px + env(safe-area-inset-bottom))`,
      zIndex: 7,
      width: 'auto',
      borderRadius: 0,
    },
  },
});
export const back = screenStyle({
  display: 'grid',
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [media.mobile]: { gridTemplateColumns: `${MINI.rowPicture}px minmax(0, 1fr)`, alignItems: 'center' } },
});
export const frame = screenStyle({
  display: 'block',
  height: MINI.picture,
  background: '#000000',
  '@media': { [media.mobile]: { height: MINI.row } },
});
/** Over the end of the link. */
export const acts = screenStyle({
  position: 'absolute',
  right: space.x2,
  bottom: space.x3,
  display: 'flex',
  gap: space.x1,
});
globalStyle(`${frame} > video`, {
  '@layer': { [screens]: { display: 'block', width: '100%', height: '100%', objectFit: 'contain' } },
});
export const words = screenStyle({
  display: 'grid',
  minWidth: 0,
  padding: `${space.x2} 104px ${space.x2} ${space.x3}`,
  fontSize: 14,
  lineHeight: '20px',
});
globalStyle(`${words} > b`, {
  '@layer': { [screens]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});
