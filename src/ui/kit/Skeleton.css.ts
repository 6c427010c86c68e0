import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../theme/layers.css.ts';
import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const block = partStyle({
  display: 'block',
  maxWidth: '100%',
  borderRadius: 4,
  background: tokens.colour.raised,
  selectors: { '&[data-round]': { borderRadius: '50%' } },
});
/** Gives a row its height. */
export const strut = partStyle({ width: 0 });
export const list = partStyle({ display: 'grid' });
globalStyle(`${list} > div`, {
  '@layer': { [parts]: { display: 'grid', gridTemplateColumns: '0 minmax(0, 1fr)', alignItems: 'center' } },
});
