import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const root = screenStyle({
  '@media': { [media.mobile]: { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 } },
});
export const head = screenStyle({
  display: 'flex',
  flex: 'none',
  padding: '0 20px',
  '@media': { [media.mobile]: { padding: '0 16px' } },
});
globalStyle(`${head} [role="tab"]`, {
  '@layer': { [screens]: { '@media': { [media.mobile]: { height: '40px' } } } },
});
globalStyle(`${head} > :first-child`, { '@layer': { [screens]: { flex: 1, minWidth: 0 } } });
export const demo = screenStyle({
  display: 'grid',
  alignItems: 'center',
  flex: 'none',
  paddingLeft: '12px',
  boxShadow: `inset 0 -1px 0 ${tokens.colour.line}`,
  color: tokens.colour.muted,
  fontSize: '12.5px',
  lineHeight: '18px',
});
export const content = screenStyle({
  outline: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${tokens.colour.accent}`, outlineOffset: '-2px' } },
  '@media': {
    [media.mobile]: {
      // Contains the visually hidden words, which would otherwise make the page higher.
      position: 'relative',
      ...{ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
    },
  },
});
export const chat = screenStyle({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, outline: 'none' });
