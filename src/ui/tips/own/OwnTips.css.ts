import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { pageBox } from '../../theme/page.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space, radius } = tokens;
const cutText = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const page = screenStyle(pageBox(1100));
export const top = screenStyle({ display: 'flex', alignItems: 'center', gap: space.x1, height: 52, marginLeft: -12 });
export const title = screenStyle({
  flex: 1,
  minWidth: 0,
  fontSize: 20,
  lineHeight: '28px',
  fontWeight: 800,
  '@media': { [media.mobile]: { fontSize: 16, lineHeight: '22px', fontWeight: 700 } },
});
export const columns = screenStyle({
  display: 'grid',
  gap: space.x6,
  paddingTop: space.x3,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 348px', gap: 36, alignItems: 'start' } },
});
export const main = screenStyle({ display: 'grid', gap: space.x6, minWidth: 0, alignContent: 'start' });
export const record = screenStyle({ display: 'grid', gap: space.x3 });
export const few = screenStyle({
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  color: colour.muted,
  fontSize: 11,
  lineHeight: '16px',
});
export const heading = screenStyle({ fontSize: 16, lineHeight: '22px', fontWeight: 800, marginBottom: space.x2 });
export const list = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const row = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.x1} 10px`,
  padding: '12px 0',
  borderTop: `1px solid ${colour.line}`,
});
export const match = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
});
export const cut = screenStyle(cutText);
export const pick = screenStyle({ minWidth: 0, fontWeight: 700 });
export const price = screenStyle({ color: colour.muted, fontVariantNumeric: 'tabular-nums' });
export const end = screenStyle({ display: 'grid', justifyItems: 'end', gap: space.x1 });
export const lock = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: colour.muted,
  selectors: { '&[data-state="open"]': { color: colour.accent }, '&[data-state="running"]': { color: colour.live } },
});
export const number = screenStyle({
  color: colour.muted,
  fontSize: 11,
  lineHeight: '15px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const stretched = screenStyle({ position: 'absolute', inset: 0 });
/** Above the link over the whole row. */
export const acts = screenStyle({
  position: 'relative',
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  marginTop: space.x1,
});
export const asked = screenStyle({ flexBasis: '100%', color: colour.ink2, fontSize: 12.5, lineHeight: '18px' });

export const followed = screenStyle({
  padding: '14px 16px',
  borderRadius: radius.picture,
  background: colour.surface,
});
export const sum = screenStyle({ display: 'block', fontSize: 20, lineHeight: '28px', fontWeight: 800 });
export const small = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
globalStyle(`${followed} > h2`, { '@layer': { [screens]: { marginBottom: space.x2 } } });
