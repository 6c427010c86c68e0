import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space, radius } = tokens;
const one = 'minmax(0, 1fr)';
const small = { fontSize: 12.5, lineHeight: '18px' } as const;
const grid = { display: 'grid', gridTemplateColumns: one, minWidth: 0 } as const;
const bare = { margin: 0, padding: 0, border: 0 } as const;

export const page = screenStyle({
  ...grid,
  alignContent: 'start',
  gap: space.x4,
  padding: `${space.x4} ${space.x6} ${space.x12}`,
  '@media': { [media.mobile]: { padding: `0 ${space.x4} ${space.x8}` } },
});
export const editor = screenStyle({ ...grid, gap: space.x4 });
export const top = screenStyle({ display: 'flex', alignItems: 'center', gap: space.x2, minHeight: 52, minWidth: 0 });
export const title = screenStyle({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: colour.ink,
  fontSize: 20,
  lineHeight: '28px',
  fontWeight: 800,
});
export const saving = screenStyle({
  ...small,
  color: colour.muted,
  fontWeight: 600,
  selectors: {
    '&[data-step="unsaved"], &[data-step="refused"], &[data-step="conflict"]': { color: colour.danger },
  },
});
export const chips = screenStyle({ display: 'flex', gap: space.x2, minHeight: 44, minWidth: 0, overflowX: 'auto' });
export const list = screenStyle({ ...grid });
export const row = screenStyle({
  ...grid,
  gap: space.x1,
  padding: `${space.x3} 0`,
  borderTop: `1px solid ${colour.line}`,
});
export const rowLink = screenStyle({ color: colour.ink, fontWeight: 700, overflowWrap: 'anywhere', minHeight: 24 });
export const facts = screenStyle({ ...small, display: 'flex', flexWrap: 'wrap', gap: space.x2, color: colour.muted });
export const state = screenStyle({
  ...small,
  color: colour.ink2,
  selectors: {
    '&[data-state="released"]': { color: colour.accent },
    '&[data-state="withdrawn"]': { color: colour.danger },
  },
});
export const conflict = screenStyle({
  ...grid,
  gap: space.x2,
  padding: space.x4,
  borderRadius: radius.control,
  boxShadow: `inset 0 0 0 2px ${colour.danger}`,
});
export const buttons = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const languages = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 });
export const columns = screenStyle({
  ...grid,
  gap: space.x6,
  '@media': { [media.wide]: { gridTemplateColumns: `${one} 300px` } },
});
export const main = screenStyle({ ...grid, alignContent: 'start' });
export const form = screenStyle({ ...grid, gap: space.x4 });
export const pair = screenStyle({
  ...grid,
  gap: space.x3,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
});
export const tells = screenStyle({ ...grid, ...bare, gap: space.x2 });
export const blocks = screenStyle({ ...grid, ...bare, gap: space.x3 });
globalStyle(`${blocks} > legend, ${tells} > legend`, {
  '@layer': { [screens]: { padding: 0, ...small, fontWeight: 600, color: colour.ink2 } },
});
export const hint = screenStyle({ ...small, color: colour.muted });
export const blockList = screenStyle({ ...grid, gap: space.x3 });
export const block = screenStyle({
  ...grid,
  gap: space.x2,
  padding: space.x3,
  borderRadius: radius.control,
  background: colour.raised,
});
export const blockHead = screenStyle({ display: 'flex', alignItems: 'center', gap: space.x1 });
export const blockKind = screenStyle({ ...small, flex: 1, color: colour.ink2, fontWeight: 700 });
export const marks = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.x1 });
export const addBlock = screenStyle({
  ...grid,
  gridTemplateColumns: `${one} auto`,
  alignItems: 'end',
  gap: space.x3,
});
export const entry = screenStyle({ margin: 0, overflowWrap: 'anywhere' });
export const picture = screenStyle({ ...grid, gap: space.x2 });
export const seen = screenStyle({ maxWidth: 240, width: '100%', height: 'auto', borderRadius: radius.control });
/** Beside a button of ours, and reached by the keyboard. */
export const file = screenStyle({ maxWidth: '100%', ...small });
export const panel = screenStyle({
  ...grid,
  alignSelf: 'start',
  position: 'sticky',
  top: 76,
  alignContent: 'start',
  gap: space.x3,
  padding: space.x4,
  borderRadius: radius.control,
  background: colour.raised,
});
globalStyle(`${panel} > a`, { '@layer': { [screens]: { color: colour.ink2, textDecoration: 'underline' } } });
export const schedule = screenStyle({ ...grid, gap: space.x2 });
export const lacking = screenStyle({ ...small, color: colour.ink2 });
globalStyle(`${lacking} > ul`, { '@layer': { [screens]: { margin: 0, paddingLeft: 16, listStyle: 'disc' } } });
export const preview = screenStyle({ ...grid, gap: space.x3 });
export const paperBox = screenStyle({ minWidth: 0, overflowX: 'auto' });
export const paper = screenStyle({
  ...grid,
  gap: space.x3,
  padding: space.x4,
  border: `1px solid ${colour.line}`,
  selectors: {
    '&[data-width="360"]': { width: 360 },
    '&[data-width="768"]': { width: 768 },
    '&[data-width="1100"]': { width: 1100 },
  },
});
export const acts = screenStyle({ ...grid, gap: space.x2 });
export const act = screenStyle({
  ...grid,
  gap: space.x2,
  paddingBottom: space.x2,
  borderBottom: `1px solid ${colour.line}`,
});
globalStyle(`${act} > button`, { '@layer': { [screens]: { justifySelf: 'start' } } });
export const diff = screenStyle({ ...grid, gap: space.x1 });
globalStyle(`${diff} > button`, { '@layer': { [screens]: { justifySelf: 'start' } } });
export const line = screenStyle({
  margin: 0,
  padding: `2px ${space.x2}`,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-kind="gone"]': { textDecoration: 'line-through', color: colour.danger },
    '&[data-kind="new"]': { boxShadow: `inset 3px 0 0 ${colour.accent}` },
  },
});
