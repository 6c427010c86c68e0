import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { KEPT_THEATER } from '../theme/keptRoom.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { room as painted } from './PaintedRoom.css.ts';
import { picture } from './PictureSlot.css.ts';

const TOP_BAR = '56px';
/** Board, commentators and tabs stay in sight under the picture. */
const UNDER_PICTURE = '172px';
const UNDER_THEATER = '74px';

// What useView reads.
const edges = ['left', 'right', 'bottom'] as const;
globalStyle(':root', {
  vars: Object.fromEntries(edges.map((edge) => [`--inset-${edge}`, `env(safe-area-inset-${edge})`])),
});

export const room = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  alignItems: 'start',
  '@media': {
    [media.half]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
    [media.veryWide]: { gridTemplateColumns: 'minmax(0, 1fr) 420px' },
  },
  selectors: {
    '&[data-chat="hidden"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&:is([data-form="theater"], [data-form="full"])': { display: 'block' },
    // Behind the stage, over the page.
    '&[data-form="full"]::before': { content: '', position: 'fixed', zIndex: 40, inset: 0, background: '#000000' },
  },
});
export const column = screenStyle({
  minWidth: 0,
  paddingBottom: 'calc(24px + var(--rail, 0px))',
  selectors: { [`${room}:not([data-form="normal"]) &`]: { paddingBottom: 0 } },
});
globalStyle(`${column} > ${picture}`, {
  '@layer': { [screens]: { maxHeight: `calc(100dvh - ${TOP_BAR} - ${UNDER_PICTURE})` } },
});

// As it is painted where it was left in Theater, with its chat in a column or elsewhere.
const inTheater = `${KEPT_THEATER} ${painted}`;
globalStyle(inTheater, { '@layer': { [screens]: { display: 'block' } } });
globalStyle(`${inTheater} > ${column} > ${picture}`, {
  '@layer': {
    [screens]: {
      width: `min(100%, (100dvh - ${TOP_BAR} - ${UNDER_THEATER}) * 16 / 9)`,
      maxHeight: 'none',
      marginInline: 'auto',
    },
  },
});
globalStyle(`${KEPT_THEATER}[data-chat="column"] ${painted} > ${column}`, {
  '@layer': {
    [screens]: {
      paddingRight: '340px',
      '@media': { [media.half]: { paddingRight: '320px' }, [media.veryWide]: { paddingRight: '480px' } },
    },
  },
});

const overPage = { [`${room}[data-form="full"] &`]: { zIndex: 42 } };
export const board = screenStyle({ selectors: overPage });
export const chat = screenStyle({
  position: 'sticky',
  top: TOP_BAR,
  display: 'flex',
  height: `calc(100dvh - ${TOP_BAR} - var(--rail, 0px))`,
  minWidth: 0,
  borderLeft: `1px solid ${tokens.colour.line}`,
  background: tokens.colour.ground,
  selectors: {
    ...overPage,
    [`${room}[data-form="theater"] &`]: { zIndex: 2 },
    '&:is([data-as="band"], [data-as="flying"])': { border: 0, background: 'none', pointerEvents: 'none' },
  },
});
/** The way back, the commentators, and the way to other rooms. */
export const under = screenStyle({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 44px',
  alignItems: 'center',
  padding: '0 12px 0 8px',
  borderBottom: `1px solid ${tokens.colour.line}`,
});
globalStyle(`${under} > :nth-child(2)`, { '@layer': { [screens]: { borderBottom: 0 } } });
/** Two buttons, which come after the picture. */
export const ways = screenStyle({ display: 'flex', gap: '4px', minWidth: '92px' });
export const showChat = screenStyle({
  position: 'fixed',
  zIndex: 3,
  right: '12px',
  top: `calc(${TOP_BAR} + 12px)`,
  borderRadius: tokens.radius.control,
  background: tokens.colour.raised,
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
