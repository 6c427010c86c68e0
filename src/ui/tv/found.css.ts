import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { space } = tokens;
const lay = (selector: string, rule: Record<string, unknown>) =>
  globalStyle(selector, { '@layer': { [screens]: rule } });

export const found = screenStyle({
  display: 'grid',
  gap: space.x3,
  padding: `${space.x4} ${space.x6}`,
  '@media': { [media.mobile]: { padding: space.x4 } },
});
export const categories = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  '@media': { [media.mobile]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' } },
});
lay(`${found} > h2`, { margin: 0, fontSize: '16px', lineHeight: '22px' });
lay(`${found} > ul`, { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyle: 'none' });
lay(`${found} > ul > li:has(> button)`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '8px',
});
