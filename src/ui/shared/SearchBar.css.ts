import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../theme/layers.css.ts';
import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const search = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  maxWidth: 480,
  minHeight: tokens.touch,
  padding: `0 ${space.x3}`,
  borderRadius: tokens.radius.control,
  background: colour.raised,
  color: colour.muted,
  selectors: { '&:focus-within': { outline: `2px solid ${colour.accent}` } },
});
globalStyle(`${search} > input`, {
  '@layer': {
    [parts]: {
      flex: 1,
      minWidth: 0,
      border: 0,
      outline: 'none',
      background: 'none',
      color: colour.ink,
      fontSize: '16px',
    },
  },
});
