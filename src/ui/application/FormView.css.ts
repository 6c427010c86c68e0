import { globalStyle } from '@vanilla-extract/css';
import { bars } from '../theme/bars.ts';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const layout = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 640px) minmax(0, 300px)',
  gap: space.x12,
  alignItems: 'start',
  marginTop: space.x4,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x6, marginTop: 0 } },
});
export const column = screenStyle({ display: 'grid', gap: space.x6, minWidth: 0 });
export const form = screenStyle({ display: 'grid', gap: space.x6, minWidth: 0 });
export const head = screenStyle({ display: 'grid', gap: 2 });
export const count = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px', fontWeight: 600 });
export const heading = screenStyle({
  fontSize: 20,
  lineHeight: '28px',
  fontWeight: 800,
  letterSpacing: '-0.01em',
  selectors: { '&:focus': { outline: 'none' } },
});
export const fields = screenStyle({ display: 'grid', gap: space.x6, minWidth: 0 });
/** On a phone the step's buttons stay above the bottom bar. */
export const bar = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x4,
  paddingTop: space.x4,
  boxShadow: `inset 0 1px 0 ${colour.line}`,
  '@media': {
    [media.mobile]: {
      position: 'sticky',
      zIndex: 5,
      bottom: `calc(${bars.bottom}px + env(safe-area-inset-bottom))`,
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: space.x2,
      margin: `0 calc(-1 * ${space.x4})`,
      padding: `${space.x2} ${space.x4} ${space.x3}`,
      background: colour.ground,
    },
  },
});
/** Keeps the focused element from being covered by that bar. */
globalStyle(`html:has(${bar})`, {
  '@layer': {
    [screens]: {
      '@media': {
        [media.mobile]: { scrollPaddingBottom: `calc(${bars.bottom + 128}px + env(safe-area-inset-bottom))` },
      },
    },
  },
});
export const keeping = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  minWidth: 0,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  selectors: {
    '&[data-keeping="waiting"], &[data-keeping="refused"], &[data-keeping="contradicted"]': { color: colour.gold },
  },
  '@media': { [media.mobile]: { minHeight: 18 } },
});
export const buttons = screenStyle({
  display: 'flex',
  gap: space.x3,
  '@media': { [media.mobile]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
globalStyle(`${buttons} > button`, {
  '@layer': { [screens]: { '@media': { [media.mobile]: { height: 48 } } } },
});
export const rail = screenStyle({
  position: 'sticky',
  top: bars.top + 24,
  '@media': { [media.mobile]: { position: 'static' } },
});
export const sure = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 });
export const problemList = screenStyle({
  display: 'grid',
  gap: space.x2,
  padding: space.x4,
  borderRadius: tokens.radius.control,
  background: colour.surface,
  boxShadow: `inset 3px 0 0 ${colour.danger}`,
});
globalStyle(`${problemList} button`, {
  '@layer': {
    [screens]: {
      minHeight: 32,
      color: colour.danger,
      fontWeight: 600,
      textAlign: 'left',
      textDecoration: 'underline',
      textUnderlineOffset: 3,
    },
  },
});
export const note = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
export const group = screenStyle({ display: 'grid', gap: space.x3, minWidth: 0 });
export const groupTitle = screenStyle({
  padding: 0,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  color: colour.ink2,
  selectors: { 'legend&': { paddingBottom: space.x2 } },
});
export const row = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 });
export const tick = screenStyle({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x3,
  minHeight: tokens.touch,
  cursor: 'pointer',
});
globalStyle(`${tick} > input`, {
  '@layer': { [screens]: { width: 20, height: 20, margin: 0, accentColor: colour.accent } },
});
