import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const root = screenStyle({
  '@media': { [media.mobile]: { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 } },
});
export const head = screenStyle({
  flex: 'none',
  padding: '0 20px',
  '@media': { [media.mobile]: { padding: '0 16px' } },
});
globalStyle(`${head} [role="tab"]`, {
  '@layer': { [screens]: { '@media': { [media.mobile]: { height: '40px' } } } },
});
export const content = screenStyle({
  outline: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${tokens.colour.accent}`, outlineOffset: '-2px' } },
  '@media': { [media.mobile]: { flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' } },
});
export const chat = screenStyle({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, outline: 'none' });
