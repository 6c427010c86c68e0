import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour } = tokens;
const spineLine = {
  content: '',
  position: 'absolute',
  left: '50%',
  top: 0,
  bottom: 0,
  width: 1,
  background: colour.line,
} as const;

export const spine = screenStyle({ display: 'grid', listStyle: 'none' });
export const event = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 76px minmax(0, 1fr)',
  gridTemplateAreas: '"home minute away"',
  alignItems: 'center',
  minHeight: 40,
  selectors: {
    '&::before': spineLine,
    '&[data-goal]': { minHeight: 60 },
    '&[data-revoked]': { color: colour.muted },
    '&[data-asked]': { background: colour.accentSoft },
  },
  '@media': { [media.mobile]: { minHeight: 44 } },
});
export const what = screenStyle({
  gridArea: 'away',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  fontWeight: 600,
  selectors: {
    '[data-side="home"] > &': { gridArea: 'home', flexDirection: 'row-reverse', textAlign: 'right' },
    '[data-revoked] > &': { textDecoration: 'line-through' },
  },
});
globalStyle(`${what} > svg`, { '@layer': { [screens]: { flex: 'none', color: colour.ink2 } } });
export const who = screenStyle({ display: 'grid', minWidth: 0 });
export const name = screenStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: '18px',
});
globalStyle(`a.${name}:hover`, { '@layer': { [screens]: { textDecoration: 'underline' } } });
export const detail = screenStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '16px',
  fontWeight: 500,
});
export const minute = screenStyle({
  gridArea: 'minute',
  position: 'relative',
  justifySelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: 3,
  padding: '4px 6px',
  background: colour.ground,
});
export const card = screenStyle({
  flex: 'none',
  width: 9,
  height: 13,
  borderRadius: 1.5,
  margin: '0 3px',
  selectors: {
    '&[data-card="yellow"]': { background: '#f5bd4a' },
    '&[data-card="red"]': { background: colour.liveFill },
    '&[data-twice]': { boxShadow: '-3px -2px 0 #f5bd4a' },
  },
});
export const period = screenStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 36,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 700,
  selectors: { '&::before': spineLine },
});
globalStyle(`${period} > span`, {
  '@layer': {
    [screens]: {
      position: 'relative',
      display: 'inline-flex',
      gap: 8,
      alignItems: 'center',
      padding: '0 10px',
      background: colour.ground,
    },
  },
});
globalStyle(`${period} > span > span`, { '@layer': { [screens]: { color: colour.ink } } });
