import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../theme/layers.css.ts';
import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const crumbs = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${tokens.space.x2}`,
  color: tokens.colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
});
globalStyle(`${crumbs} a`, {
  '@layer': { [parts]: { display: 'inline-block', padding: '6px 0', color: tokens.colour.ink2, fontWeight: 600 } },
});
