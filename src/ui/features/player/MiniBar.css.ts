import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const back = screenStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'flex-end',
  color: tokens.board.ink,
  '@media': { [media.mobile]: { alignItems: 'center', paddingLeft: '128px', paddingRight: '104px' } },
});
export const title = screenStyle({
  flex: 1,
  padding: '8px 12px',
  background: 'rgb(5 11 8 / 82%)',
  fontSize: '12.5px',
  lineHeight: '18px',
  fontWeight: 700,
  '@media': { [media.mobile]: { background: 'none' } },
});
export const buttons = screenStyle({
  position: 'absolute',
  top: '4px',
  right: '4px',
  display: 'flex',
  gap: '4px',
  borderRadius: tokens.radius.control,
  background: 'rgb(5 11 8 / 82%)',
  '@media': { [media.mobile]: { top: '14px', background: 'none' } },
});
