import { media } from '../../theme/media.ts';
import { partStyle, screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { tile } from './LiveTile.css.ts';

/** In place of the picture: how long until it opens. */
export const time = screenStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  background: tokens.colour.raised,
});
export const next = partStyle({
  color: tokens.colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  selectors: { [`${tile}[data-look="row"] &`]: { display: 'none' } },
  '@media': { [media.mobile]: { display: 'none' } },
});
/** The sides have the whole board: there is no minute yet. */
export const whole = screenStyle({ gridTemplateColumns: 'minmax(0, 1fr)' });
/** As high as a tile with its line of names. */
export const waiting = partStyle({
  height: 270,
  selectors: { '&[data-look="row"]': { height: 74 } },
  '@media': { [media.mobile]: { height: 74 } },
});
