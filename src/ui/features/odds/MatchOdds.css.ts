import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

export const odds = partStyle({ display: 'grid', gap: space.x3, gridTemplateColumns: 'minmax(0, 1fr)' });
export const tools = partStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2, minWidth: 0 });
/** All five formats fit beside a match. */
globalStyle(`${tools} label`, { '@layer': { [parts]: { '@media': { [media.half]: { padding: '0 7px' } } } } });
export const note = partStyle({
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
});
export const over = partStyle({
  padding: `${space.x4} 0`,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  textAlign: 'center',
});
export const inSheet = partStyle({ padding: `${space.x4} 28px ${space.x6}` });
