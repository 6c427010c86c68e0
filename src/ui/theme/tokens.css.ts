import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';

const named = (_value: string | null, path: string[]) => path.join('-');

/** Colours by meaning, per theme (DESIGN, Tokens). */
const colour = createGlobalThemeContract(
  {
    ground: null,
    surface: null,
    raised: null,
    hover: null,
    line: null,
    edge: null,
    ink: null,
    ink2: null,
    muted: null,
    accent: null,
    accentPress: null,
    onAccent: null,
    accentSoft: null,
    live: null,
    liveFill: null,
    onLive: null,
    gold: null,
    onGold: null,
    turf: null,
    info: null,
    onInfo: null,
    danger: null,
    boardInList: null,
    /** The ground of what has just changed. */
    flash: null,
    stand: null,
    standBack: null,
  },
  named,
);

/** The scoreboard is dark in both themes. */
const board = createGlobalThemeContract(
  { ground: null, raised: null, line: null, ink: null, muted: null, lit: null, live: null },
  (_value, path) => `board-${path.join('-')}`,
);

const dark = {
  ground: '#0a120f',
  surface: '#111c18',
  raised: '#1a2823',
  hover: '#15211c',
  line: '#22322b',
  edge: '#62796d',
  ink: '#eef6f1',
  ink2: '#bccbc3',
  muted: '#93a99d',
  accent: '#b9f24b',
  accentPress: '#a5dc3b',
  onAccent: '#10200a',
  accentSoft: '#1f2f15',
  live: '#ff6159',
  liveFill: '#d3241f',
  onLive: '#ffffff',
  gold: '#f5bd4a',
  onGold: '#1c1300',
  turf: '#35c07d',
  info: '#7cc0ff',
  onInfo: '#04121f',
  danger: '#ff7a72',
  boardInList: '#000000',
  flash: '#1c2b1f',
  stand: '#0a120f',
  standBack: '#050c09',
};
const light = {
  ground: '#f3f5ef',
  surface: '#ffffff',
  raised: '#e7ece2',
  hover: '#ebefe6',
  line: '#d7dfd2',
  edge: '#74857a',
  ink: '#0f1f18',
  ink2: '#33463d',
  muted: '#53665b',
  accent: '#08703f',
  accentPress: '#065a32',
  onAccent: '#ffffff',
  accentSoft: '#dcefe2',
  live: '#c81e1a',
  liveFill: '#d3241f',
  onLive: '#ffffff',
  gold: '#8a5a00',
  onGold: '#ffffff',
  turf: '#08703f',
  info: '#175fae',
  onInfo: '#ffffff',
  danger: '#b71c18',
  boardInList: '#050b08',
  flash: '#e3efdf',
  stand: '#07110c',
  standBack: '#0d1c15',
};

createGlobalTheme(':root, [data-theme="dark"]', colour, dark);
createGlobalTheme('[data-theme="light"]', colour, light);
createGlobalTheme(':root', board, {
  ground: '#050b08',
  raised: '#0d1713',
  line: '#22322b',
  ink: '#f1f7ee',
  muted: '#9cb0a5',
  lit: '#c9f66b',
  live: '#ff6159',
});
globalStyle(':root, [data-theme="dark"]', { colorScheme: 'dark' });
globalStyle('[data-theme="light"]', { colorScheme: 'light' });

/** Everything that styles may refer to instead of a value. Space is a 4 px grid: `x3` is 12 px. */
export const tokens = {
  colour,
  board,
  space: { x1: '4px', x2: '8px', x3: '12px', x4: '16px', x6: '24px', x8: '32px', x12: '48px' },
  radius: { board: '3px', picture: '6px', control: '8px', sheet: '14px' },
  touch: '44px',
  font: {
    text: '"Plus Jakarta Sans Variable", "KD Roboto", "KD Arial", system-ui, sans-serif',
    textZh:
      '"Plus Jakarta Sans Variable", "KD Roboto", "KD Arial", "PingFang TC", "Microsoft JhengHei", "Noto Sans TC", "Noto Sans CJK TC", system-ui, sans-serif',
    figures: '"KD Figures", "Roboto Condensed", "Arial Narrow", sans-serif-condensed, sans-serif',
  },
  /** Size and line height: page title, section, input, body, meta, smallest. */
  text: {
    title: '28px/36px',
    section: '20px/28px',
    input: '16px/22px',
    body: '14px/20px',
    meta: '12.5px/18px',
    smallest: '11px/16px',
  },
  motion: { quick: '120ms', calm: '200ms', ease: 'cubic-bezier(.2,.7,.2,1)' },
} as const;

/** The same values as numbers for the contrast test. */
export const palettes = { dark, light };
