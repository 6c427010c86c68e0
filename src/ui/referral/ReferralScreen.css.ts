import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { pageBox, pageTitle } from '../theme/page.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space, radius } = tokens;

export const page = screenStyle(pageBox(1040));
export const title = screenStyle(pageTitle);
export const lead = screenStyle({ maxWidth: 640, margin: `${space.x2} 0 ${space.x8}`, color: colour.ink2 });
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 348px',
  gap: space.x12,
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x8 } },
});
export const section = screenStyle({ display: 'grid', gap: space.x8, minWidth: 0 });
export const heading = screenStyle({
  marginBottom: space.x3,
  fontSize: 16,
  lineHeight: '22px',
  fontWeight: 800,
  letterSpacing: '-0.01em',
});
export const fact = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
export const form = screenStyle({ display: 'grid', gap: space.x4, maxWidth: 420 });
export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });

export const cards = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.x6,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 } },
});
export const card = screenStyle({ display: 'grid', gap: space.x1, color: colour.ink2 });

export const share = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.x6,
  padding: space.x4,
  background: colour.surface,
  borderRadius: radius.picture,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' } },
});
/** Its background is the placeholder of a card that is loading. */
export const unseen = screenStyle({ visibility: 'hidden' });
globalStyle(`${unseen} > section > ${share}`, {
  '@layer': { [screens]: { background: 'none', position: 'relative' } },
});
globalStyle(`${unseen} > section > ${share}::before`, {
  '@layer': {
    [screens]: {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: radius.picture,
      background: colour.raised,
      visibility: 'visible',
    },
  },
});
export const shareFields = screenStyle({ display: 'grid', gap: space.x4, alignContent: 'start', width: '100%' });
export const codeText = screenStyle({
  display: 'block',
  fontSize: 28,
  lineHeight: '36px',
  letterSpacing: '0.08em',
  fontVariantNumeric: 'tabular-nums',
});

export const list = screenStyle({ display: 'grid', margin: `${space.x2} 0` });
const line = {
  display: 'grid',
  alignItems: 'center',
  gap: space.x3,
  minHeight: tokens.touch,
  padding: `${space.x2} 0`,
  borderBottom: `1px solid ${colour.line}`,
};
export const row = screenStyle({ ...line, gridTemplateColumns: 'auto minmax(0, 1fr) auto' });
export const pointRow = screenStyle({ ...line, gridTemplateColumns: 'minmax(0, 1fr) auto' });
for (const each of [row, pointRow]) {
  globalStyle(`${each} b`, { '@layer': { [screens]: { display: 'block', overflowWrap: 'anywhere' } } });
  globalStyle(`${each} small`, {
    '@layer': { [screens]: { display: 'block', color: colour.muted, fontSize: 12.5, lineHeight: '18px' } },
  });
}
export const sign = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  background: colour.raised,
  color: colour.muted,
});
export const badge = screenStyle({
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 700,
  color: colour.muted,
  selectors: {
    '&[data-state="rewarded"]': { color: colour.accent },
    '&[data-state="qualified"]': { color: colour.gold },
  },
});
export const delta = screenStyle({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
export const chips = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.x2, marginBottom: space.x2 });
export const rules = screenStyle({
  display: 'grid',
  gap: space.x2,
  paddingInlineStart: space.x4,
  listStyle: 'disc',
  color: colour.ink2,
});

export const levelLine = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 });
export const levelBar = screenStyle({ margin: `${space.x2} 0` });
