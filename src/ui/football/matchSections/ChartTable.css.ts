import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { columnHead, figureTable, rowLine, sideways } from '../figureTable.ts';

const { colour, space } = tokens;

export const button = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  height: 32,
  color: colour.ink2,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  selectors: { '&:hover': { color: colour.ink } },
  '@media': { [media.mobile]: { height: tokens.touch } },
});
export const wide = screenStyle(sideways);
export const table = screenStyle(figureTable);
globalStyle(`${table} :is(th, td)`, {
  '@layer': { [screens]: { height: 40, padding: '4px 8px', textAlign: 'left', fontWeight: 500 } },
});
globalStyle(`${table} :is(th, td):first-child`, { '@layer': { [screens]: { paddingLeft: 0 } } });
globalStyle(`${table} :is(th, td):last-child`, { '@layer': { [screens]: { paddingRight: 0, textAlign: 'right' } } });
globalStyle(`${table} thead th`, {
  '@layer': { [screens]: { height: 32, ...columnHead } },
});
globalStyle(`${table} tbody tr`, { '@layer': { [screens]: rowLine } });
globalStyle(`${table} tbody th`, { '@layer': { [screens]: { fontWeight: 600 } } });
