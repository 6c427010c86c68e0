import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour } = tokens;

export const legend = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: '4px 24px', marginBottom: 8 });
export const item = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 700,
});
export const line = screenStyle({
  flex: 'none',
  selectors: {
    '&[data-side="a"]': { stroke: colour.accent, fill: colour.accent },
    '&[data-side="b"]': { stroke: colour.info, fill: colour.info },
  },
});
globalStyle(`${line} > path`, { '@layer': { [screens]: { strokeWidth: 3 } } });
globalStyle(`${line}[data-side="b"] > path`, { '@layer': { [screens]: { strokeDasharray: '6 4' } } });
