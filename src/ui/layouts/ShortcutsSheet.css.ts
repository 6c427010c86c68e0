import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const keyList = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  margin: '8px 0 20px',
});
globalStyle(`${keyList} > *`, {
  '@layer': {
    [screens]: {
      display: 'flex',
      alignItems: 'center',
      gap: 6,
      minHeight: 40,
      boxShadow: `inset 0 -1px 0 ${tokens.colour.line}`,
    },
  },
});
globalStyle('h3:has(+ dl)', {
  '@layer': { [screens]: { fontSize: 12.5, lineHeight: '18px', fontWeight: 700, color: tokens.colour.muted } },
});
export const keyCap = screenStyle({
  minWidth: 28,
  padding: '4px 8px',
  borderRadius: 4,
  background: tokens.colour.raised,
  textAlign: 'center',
});
