import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const aside = screenStyle({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 });
export const head = screenStyle({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  paddingRight: '8px',
  boxShadow: `inset 0 -1px 0 ${tokens.colour.line}`,
});
globalStyle(`${head} > :first-child`, { '@layer': { [screens]: { flex: 1, minWidth: 0, paddingLeft: '16px' } } });
export const panel = screenStyle({
  // Contains the visually hidden words, which would otherwise make the column higher.
  position: 'relative',
  flex: '0 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${tokens.colour.accent}`, outlineOffset: '-2px' } },
});
/** Beside the panel its last words and the composer are always in sight. */
export const chat = screenStyle({
  display: 'flex',
  flex: '1 0 208px',
  minHeight: 0,
  outline: 'none',
  selectors: { '&[data-under]': { borderTop: `1px solid ${tokens.colour.line}` } },
});
