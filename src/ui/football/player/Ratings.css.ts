import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour } = tokens;

export const chart = screenStyle({
  display: 'flex',
  fontSize: 11,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const axis = screenStyle({ flex: 'none', fill: colour.muted });
export const bars = screenStyle({ flex: 1, minWidth: 0, overflow: 'visible', fill: colour.edge });
globalStyle(`${bars} > [data-high]`, { '@layer': { [screens]: { fill: colour.accent } } });
export const level = screenStyle({ stroke: colour.line });
export const value = screenStyle({ fill: colour.ink, fontWeight: 700 });
/** On a phone each second day is named. */
export const day = screenStyle({
  fill: colour.muted,
  '@media': { [media.mobile]: { selectors: { '&[data-odd]': { display: 'none' } } } },
});
