import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { bars } from '../theme/bars.ts';

export const mobileTop = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: bars.mobileTop,
  padding: '0 6px 0 16px',
  background: tokens.colour.ground,
  '@media': { [media.wide]: { display: 'none' } },
});
const name = { fontSize: 18, lineHeight: '26px', fontWeight: 800, letterSpacing: '-0.02em' } as const;
export const brand = screenStyle({ display: 'flex', alignItems: 'center', gap: 10, minHeight: tokens.touch, ...name });
globalStyle(`${brand} > svg`, { '@layer': { [screens]: { color: tokens.colour.accent } } });
export const pageName = screenStyle({
  ...name,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const tools = screenStyle({ display: 'flex', flex: 'none' });
