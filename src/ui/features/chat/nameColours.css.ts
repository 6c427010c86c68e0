import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { screenStyle } from '../../theme/style.ts';
import { NAME_COLOURS } from './nameColours.ts';

const colours = createGlobalThemeContract(
  { c0: null, c1: null, c2: null, c3: null, c4: null, c5: null, c6: null },
  (_value, path) => `chat-name-${path.join('-')}`,
);
const named = ([c0, c1, c2, c3, c4, c5, c6]: (typeof NAME_COLOURS)['dark' | 'light']) => ({
  c0,
  c1,
  c2,
  c3,
  c4,
  c5,
  c6,
});

createGlobalTheme(':root, [data-theme="dark"]', colours, named(NAME_COLOURS.dark));
createGlobalTheme('[data-theme="light"]', colours, named(NAME_COLOURS.light));

export const name = screenStyle({
  fontWeight: 700,
  selectors: {
    '&[data-colour="0"]': { color: colours.c0 },
    '&[data-colour="1"]': { color: colours.c1 },
    '&[data-colour="2"]': { color: colours.c2 },
    '&[data-colour="3"]': { color: colours.c3 },
    '&[data-colour="4"]': { color: colours.c4 },
    '&[data-colour="5"]': { color: colours.c5 },
    '&[data-colour="6"]': { color: colours.c6 },
  },
});
