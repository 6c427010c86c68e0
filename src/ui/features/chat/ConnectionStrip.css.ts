import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const strip = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  flex: 'none',
  minHeight: '40px',
  padding: '8px 16px',
  background: tokens.colour.raised,
  color: tokens.colour.ink,
  fontSize: '12.5px',
  lineHeight: '18px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // A temporary strip overlays the log, so that it moves nothing.
    '&[role="status"]': { position: 'absolute', zIndex: 2, top: '100%', left: 0, right: 0 },
    '&[data-connection="givenUp"]': { boxShadow: `inset 3px 0 0 ${tokens.colour.danger}` },
  },
});
/** The text around the warning, in the reader's language. */
export const plain = screenStyle({ display: 'block' });
export const sign = screenStyle({ display: 'inline-flex', color: tokens.colour.accent });
globalStyle(`${strip} > svg`, { '@layer': { [screens]: { color: tokens.colour.danger } } });
globalStyle(`${strip} > button`, {
  '@layer': { [screens]: { marginLeft: 'auto', flex: 'none', background: tokens.colour.ground } },
});
