import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { KEPT_THEATER } from '../theme/keptRoom.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { room as painted } from './PaintedRoom.css.ts';
import { picture } from './PictureSlot.css.ts';

const TOP_BAR = '56px';
const THEATER_BOARD = '74px';

const inTheater = { position: 'relative', display: 'block', height: `calc(100dvh - ${TOP_BAR})` } as const;
/** The painted room, if it was last shown in Theater. */
const keptTheater = `${KEPT_THEATER} ${painted}`;
globalStyle(keptTheater, { '@layer': { [screens]: inTheater } });

export const room = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  alignItems: 'start',
  '@media': { [media.half]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
  selectors: {
    '&[data-chat="hidden"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&[data-theater]': inTheater,
    '&[data-fullscreen]': {
      display: 'block',
      position: 'fixed',
      inset: 0,
      height: '100dvh',
      zIndex: 40,
      background: '#000000',
    },
  },
});
export const column = screenStyle({
  minWidth: 0,
  paddingBottom: '24px',
  selectors: {
    [`${room}[data-theater] &, ${room}[data-fullscreen] &, ${keptTheater} &`]: {
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
      paddingBottom: 0,
    },
  },
});
// On low windows the whole board stays visible below the video.
globalStyle(`${column} > ${picture}`, {
  '@layer': { [screens]: { maxHeight: `calc(100dvh - ${TOP_BAR} - 64px)` } },
});
globalStyle(`${room}[data-theater] ${picture}, ${room}[data-fullscreen] ${picture}, ${keptTheater} ${picture}`, {
  '@layer': { [screens]: { flex: 1, aspectRatio: 'auto', maxHeight: 'none', minHeight: 0 } },
});

export const chat = screenStyle({
  position: 'sticky',
  top: TOP_BAR,
  display: 'flex',
  height: `calc(100dvh - ${TOP_BAR})`,
  minWidth: 0,
  borderLeft: `1px solid ${tokens.colour.line}`,
  background: tokens.colour.ground,
  selectors: {
    [`${room}[data-theater] &, ${keptTheater} &`]: {
      position: 'absolute',
      zIndex: 2,
      top: 0,
      right: 0,
      bottom: THEATER_BOARD,
      width: '340px',
      height: 'auto',
      border: 0,
      background: 'rgb(6 13 10 / 90%)',
    },
    [`${room}[data-fullscreen] &`]: {
      position: 'fixed',
      zIndex: 42,
      top: 0,
      right: 0,
      bottom: 0,
      width: '340px',
      height: 'auto',
      border: 0,
      background: 'rgb(6 13 10 / 90%)',
    },
  },
});
// Over the video, the panel's own backgrounds are transparent.
globalStyle(`${room}[data-theater] ${chat} form, ${room}[data-fullscreen] ${chat} form`, {
  '@layer': { [screens]: { background: 'none' } },
});
export const showChat = screenStyle({
  position: 'fixed',
  zIndex: 3,
  right: '12px',
  top: `calc(${TOP_BAR} + 12px)`,
  borderRadius: tokens.radius.control,
  background: tokens.colour.raised,
  selectors: { [`${room}[data-fullscreen] &`]: { zIndex: 42, top: '12px' } },
});
export const speaker = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minWidth: 0,
  marginRight: '18px',
  fontSize: '12.5px',
  fontWeight: 600,
});
export const age = screenStyle({
  padding: '8px 20px',
  fontSize: '12.5px',
  lineHeight: '18px',
  color: tokens.colour.gold,
});
