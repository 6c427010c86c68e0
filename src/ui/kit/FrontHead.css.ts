import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../theme/layers.css.ts';
import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const head = partStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.x3,
  paddingBottom: space.x3,
});
globalStyle(`${head} > a`, {
  '@layer': { [parts]: { padding: '11px 0', color: colour.ink2, fontSize: 12.5, lineHeight: '18px', fontWeight: 600 } },
});
export const heading = partStyle({ color: colour.ink, fontSize: 18, lineHeight: '26px', fontWeight: 800 });
