import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;
const small = { fontSize: 12.5, lineHeight: '18px' } as const;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const strip = '&[data-look="strip"]';

export const shelf = screenStyle({
  display: 'grid',
  gap: space.x3,
  minWidth: 0,
  padding: `0 ${space.x6}`,
  selectors: { [strip]: { gap: space.x1, paddingTop: space.x3 } },
  '@media': { [media.mobile]: { padding: `0 ${space.x4}`, selectors: { [strip]: { paddingTop: space.x2 } } } },
});
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.x3}`,
  color: colour.muted,
  ...small,
});
globalStyle(`${head} > h2`, {
  '@layer': { [screens]: { margin: 0, color: colour.ink, fontSize: '20px', lineHeight: '28px', fontWeight: 800 } },
});
export const budgets = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
globalStyle(`${budgets} > b`, { '@layer': { [screens]: { flex: 'none', marginRight: '4px', fontSize: '14px' } } });
globalStyle(`${budgets} > b`, {
  '@media': { [media.mobile]: { '@layer': { [screens]: { display: 'none' } } } },
});
export const row = screenStyle({
  position: 'relative',
  display: 'flex',
  gap: space.x6,
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const group = screenStyle({ display: 'grid', gap: space.x1, alignContent: 'start', flex: 'none' });
globalStyle(`${group} + ${group}`, {
  '@layer': { [screens]: { paddingLeft: '20px', borderLeft: `1px dashed ${colour.edge}` } },
});
export const groupName = screenStyle({
  ...small,
  margin: 0,
  color: colour.muted,
  fontWeight: 700,
  selectors: { [`${group}[data-fits] &`]: { color: colour.accent } },
});
export const things = screenStyle({ display: 'flex', gap: space.x4, margin: 0, padding: 0, listStyle: 'none' });
export const thing = screenStyle({
  position: 'relative',
  width: 232,
  flex: 'none',
  minWidth: 0,
  selectors: { [strip]: { width: 296, borderRadius: tokens.radius.picture, background: colour.surface } },
  '@media': { [media.mobile]: { selectors: { [strip]: { width: 280 } } } },
});
export const link = screenStyle({
  display: 'grid',
  gap: space.x2,
  color: colour.ink,
  textDecoration: 'none',
  selectors: {
    [strip]: { gridTemplateColumns: '120px minmax(0, 1fr)', alignItems: 'center', gap: space.x3, paddingRight: 44 },
  },
});
export const words = screenStyle({ display: 'grid', minWidth: 0 });
export const left = screenStyle({
  minHeight: 24,
  color: colour.ink2,
  selectors: { [`${group}[data-fits] &`]: { color: colour.accent } },
});
globalStyle(`${left} > [data-live]`, { '@layer': { [screens]: { color: colour.live, fontSize: '12.5px' } } });
/** What is read out before a figure that stands alone for who sees it. */
export const spoken = screenStyle({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
export const title = screenStyle({ ...cut, fontSize: 14, lineHeight: '20px', fontWeight: 700 });
export const fact = screenStyle({ ...small, display: 'flex', alignItems: 'center', gap: 6, color: colour.muted });
globalStyle(`${fact} > span`, { '@layer': { [screens]: cut } });
export const off = screenStyle({
  position: 'absolute',
  top: 4,
  right: 0,
  borderRadius: tokens.radius.control,
  selectors: {
    [`${thing}[data-look="shelf"] &`]: { right: 4, background: 'rgb(5 11 8 / 80%)', color: '#f1f7ee' },
  },
});
globalStyle(`${thing}[data-look="shelf"] ${off} > button`, { '@layer': { [screens]: { color: '#f1f7ee' } } });
