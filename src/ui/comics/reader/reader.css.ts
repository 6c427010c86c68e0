import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;
const [ink, paper] = ['#14120f', '#fcf8ec'];

/** Over the whole window: only paper has colour. */
export const reader = screenStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  background: '#dfe3d8',
  color: colour.ink,
  // It holds the focus of what went away, and is no control itself.
  outline: 'none',
  selectors: { '&[data-ground="black"]': { background: '#000' }, '&[data-ground="paper"]': { background: paper } },
});
globalStyle(`[data-theme="dark"] ${reader}[data-ground="grey"]`, {
  '@layer': { [screens]: { background: '#1b211e' } },
});
export const top = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  gridArea: '1 / 1 / auto / -1',
  minHeight: 56,
  padding: `0 ${space.x3}`,
  background: colour.ground,
  '@media': { [media.mobile]: { flexWrap: 'wrap', padding: `0 ${space.x1}` } },
});
export const back = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  flex: 'none',
  color: colour.ink,
});
export const title = screenStyle({
  flex: 1,
  minWidth: 0,
  margin: 0,
  display: 'grid',
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 400,
});
globalStyle(`${title} > *`, {
  '@layer': { [screens]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});
globalStyle(`${title} > span`, {
  '@layer': { [screens]: { color: colour.muted, fontSize: '12.5px', lineHeight: '18px' } },
});
/** Comments, for readers without scripts. */
export const plain = screenStyle({ display: 'block', maxWidth: 720, margin: '0 auto', padding: space.x4 });
export const acts = screenStyle({ display: 'flex', alignItems: 'center', gap: space.x1, marginLeft: 'auto' });
export const wideOnly = screenStyle({ '@media': { [media.mobile]: { display: 'none' } } });
export const modes = screenStyle({
  display: 'flex',
  padding: 3,
  borderRadius: 8,
  background: colour.raised,
  '@media': { [media.mobile]: { display: 'none' } },
});
globalStyle(`${modes} > button`, {
  '@layer': {
    [screens]: {
      minHeight: 36,
      padding: '0 12px',
      border: 0,
      borderRadius: 6,
      background: 'none',
      color: colour.ink2,
      font: 'inherit',
      fontSize: '12.5px',
      fontWeight: 600,
      cursor: 'pointer',
    },
  },
});
globalStyle(`${modes} > button[aria-pressed="true"]`, {
  '@layer': { [screens]: { background: colour.ink, color: colour.ground } },
});
export const stage = screenStyle({
  gridArea: '2 / 1',
  minHeight: 0,
  overflow: 'auto',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  touchAction: 'pan-x pan-y pinch-zoom',
  selectors: {
    '&:not([data-mode="webtoon"])': { containerType: 'size', display: 'flex' },
    '&:focus-visible': { outlineOffset: -3 },
  },
});
export const strip = screenStyle({ margin: '0 auto' });
export const spread = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'safe center',
  margin: 'auto',
  selectors: { '&[data-rtl]': { flexDirection: 'row-reverse' } },
});
export const pageBox = screenStyle({ position: 'relative', containerType: 'inline-size', overflow: 'hidden' });
export const painted = screenStyle({
  display: 'block',
  width: '100%',
  maxWidth: 860,
  height: 'auto',
  margin: '0 auto',
});
export const picture = screenStyle({ display: 'block', width: '100%', height: '100%', userSelect: 'none' });
export const broken = screenStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'center',
  gap: space.x3,
  background: colour.raised,
  color: colour.ink,
});
export const tails = screenStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: paper,
  stroke: ink,
  strokeWidth: 4,
  strokeLinejoin: 'round',
});
export const panels = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const saying = screenStyle({
  position: 'absolute',
  width: 'max-content',
  margin: 0,
  padding: '1.3cqw 2.2cqw',
  transform: 'translate(-50%, -50%)',
  border: `0.45cqw solid ${ink}`,
  borderRadius: '3cqw',
  background: paper,
  color: ink,
  fontSize: '2.7cqw',
  lineHeight: 1.25,
  fontWeight: 700,
  textAlign: 'center',
  textWrap: 'balance',
  selectors: {
    '&[data-kind="caption"]': { borderRadius: 0, textAlign: 'left', fontWeight: 600 },
    '&[data-kind="think"]': { borderStyle: 'dashed' },
    '&[data-kind="shout"]': { fontSize: '3.6cqw', fontWeight: 800, borderRadius: '1cqw' },
    '&[data-kind="sound"]': {
      padding: 0,
      border: 0,
      background: 'none',
      fontSize: '6cqw',
      fontWeight: 800,
      transform: 'translate(-50%, -50%) rotate(-7deg)',
      WebkitTextStroke: `1cqw ${paper}`,
      paintOrder: 'stroke fill',
    },
  },
});
export const side = screenStyle({
  gridArea: '2 / 1',
  width: '30%',
  display: 'flex',
  alignItems: 'center',
  padding: space.x4,
  border: 0,
  background: 'none',
  color: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&[data-side="right"]': { justifySelf: 'end', justifyContent: 'end' },
    '&:hover, &:focus-visible': { color: colour.ink },
  },
});
/** On a phone the picture is all there is: its sides are pressed without a mark. */
export const turn = screenStyle({
  display: 'grid',
  placeItems: 'center',
  '@media': {
    [media.wide]: {
      width: 48,
      height: 88,
      borderRadius: tokens.radius.control,
      background: `color-mix(in srgb, ${colour.ground} 88%, transparent)`,
      color: colour.ink,
    },
  },
});
/** A press on the middle shows the bars, or takes them away; on a strip a small handle does. */
export const middle = screenStyle({
  gridArea: '2 / 1',
  placeSelf: 'end center',
  width: 64,
  height: 24,
  marginBottom: space.x2,
  border: 0,
  borderRadius: 12,
  background: `color-mix(in srgb, ${colour.ink} 35%, transparent)`,
  cursor: 'pointer',
});
export const bottom = screenStyle({
  gridArea: '3 / 1 / auto / -1',
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 64,
  padding: `0 ${space.x6}`,
  background: colour.ground,
  '@media': { [media.mobile]: { flexWrap: 'wrap', gap: `0 ${space.x2}`, padding: `${space.x2} ${space.x4}` } },
});
export const slider = screenStyle({
  flex: '1 1 120px',
  minWidth: 0,
  height: 44,
  accentColor: colour.accent,
});
export const left = screenStyle({ color: colour.ink2, fontSize: 12.5, lineHeight: '18px' });
export const hints = screenStyle({
  display: 'none',
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  '@media': { [media.full]: { display: 'inline' } },
});
globalStyle(`${hints} > kbd`, {
  '@layer': {
    [screens]: {
      marginLeft: space.x2,
      padding: '1px 6px',
      border: `1px solid ${colour.line}`,
      borderRadius: tokens.radius.board,
      color: colour.ink2,
    },
  },
});
export const beside = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  color: colour.ink,
  fontSize: 14,
  fontWeight: 600,
  textDecoration: 'none',
});
export const end = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x3,
  margin: '0 auto',
  padding: `${space.x12} ${space.x4}`,
  placeSelf: 'center',
});
export const offer = screenStyle({ padding: `0 ${space.x4}`, textAlign: 'center' });
globalStyle(`${offer} > ul`, { '@layer': { [screens]: { margin: 0, padding: 0, listStyle: 'none' } } });
globalStyle(`${offer} a`, {
  '@layer': { [screens]: { display: 'inline-grid', alignItems: 'center', minHeight: tokens.touch, fontWeight: 600 } },
});
/** As far in as the name of the sheet. */
export const inSheet = screenStyle({ padding: `${space.x2} 28px ${space.x6}` });
export const choice = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  padding: `${space.x2} 0`,
});
globalStyle(`${choice} > b`, { '@layer': { [screens]: { flexBasis: '100%', fontSize: '14px' } } });
globalStyle(`${choice} > input`, { '@layer': { [screens]: { flex: '1', minHeight: 44, accentColor: colour.accent } } });
export const keys = screenStyle({ margin: 0, color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
export const chapters = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${chapters} a`, {
  '@layer': {
    [screens]: {
      display: 'grid',
      gridTemplateColumns: '40px minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: space.x3,
      minHeight: 48,
      borderBottom: `1px solid ${colour.line}`,
      color: colour.ink,
    },
  },
});
globalStyle(`${chapters} a[aria-current]`, { '@layer': { [screens]: { background: colour.accentSoft } } });
globalStyle(`${chapters} b`, { '@layer': { [screens]: { textAlign: 'center', fontVariantNumeric: 'tabular-nums' } } });
