import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

/** A placeholder in the form of a blank ticket. */
export const blank = screenStyle({
  display: 'grid',
  alignContent: 'center',
  gap: 2,
  minHeight: 84,
  padding: `${space.x3} ${space.x4}`,
  borderRadius: tokens.radius.picture,
  border: `1px dashed ${colour.edge}`,
});
globalStyle(`${blank} > span`, {
  '@layer': { [screens]: { color: colour.muted, fontSize: 12.5, lineHeight: '18px' } },
});
