import { createVar, globalStyle } from '@vanilla-extract/css';
import { parts } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const stubWidth = createVar();
const notch = (end: '0' | '100%') => `radial-gradient(circle 7px at calc(100% - ${stubWidth}) ${end}, #0000 97%, #000)`;

export const ticket = partStyle({
  vars: { [stubWidth]: '94px' },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${stubWidth}`,
  background: tokens.colour.surface,
  borderRadius: tokens.radius.picture,
  mask: `${notch('0')}, ${notch('100%')}`,
  maskComposite: 'intersect',
  '@media': { [media.half]: { vars: { [stubWidth]: '84px' } } },
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      right: `calc(${stubWidth} - 1px)`,
      top: 13,
      bottom: 11,
      width: 3,
      background: `radial-gradient(circle, ${tokens.colour.ground} 1.5px, #0000 1.8px) 50% 0 / 3px 8px`,
    },
  },
});
globalStyle(`${ticket} > svg`, {
  '@layer': { [parts]: { position: 'absolute', inset: '0 auto 0 0', height: '100%' } },
});

export const body = partStyle({
  minWidth: 0,
  padding: '12px 10px 12px 16px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  alignContent: 'center',
});

export const stub = partStyle({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 3,
  padding: 8,
  textAlign: 'center',
});
