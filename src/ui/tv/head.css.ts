import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x6}`,
  padding: `0 ${space.x6}`,
  borderBottom: `1px solid ${colour.line}`,
  '@media': { [media.mobile]: { padding: `0 ${space.x4}` } },
});
export const title = screenStyle({
  margin: 0,
  fontSize: 20,
  lineHeight: '28px',
  fontWeight: 800,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const nations = screenStyle({
  display: 'flex',
  gap: space.x2,
  minWidth: 0,
  padding: `${space.x2} 0`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.mobile]: { width: '100%' } },
});
export const search = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  marginLeft: 'auto',
  padding: `0 ${space.x3}`,
  borderRadius: tokens.radius.control,
  background: colour.raised,
  color: colour.muted,
  '@media': { [media.mobile]: { width: '100%', marginTop: space.x2 } },
});
globalStyle(`${search} > input`, {
  '@layer': {
    [screens]: {
      width: '100%',
      minHeight: '40px',
      border: 0,
      outline: 'none',
      background: 'none',
      color: colour.ink,
      font: 'inherit',
      fontSize: '16px',
    },
  },
});
globalStyle(`${search}:focus-within`, {
  '@layer': { [screens]: { outline: `2px solid ${colour.accent}`, outlineOffset: '2px' } },
});
