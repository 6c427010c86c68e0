import { searchBox, searchInput } from '../kit/searchLook.ts';
import { media } from '../theme/media.ts';
import { headline } from '../theme/page.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const page = screenStyle({
  maxWidth: 880,
  padding: `18px ${space.x6} ${space.x12}`,
  '@media': { [media.mobile]: { padding: `${space.x3} 0 ${space.x12}` } },
});
const side = { '@media': { [media.mobile]: { paddingInline: space.x4 } } } as const;
export const title = screenStyle({
  ...headline,
  marginBottom: space.x4,
  '@media': { [media.mobile]: { fontSize: 20, lineHeight: '28px', paddingInline: space.x4 } },
});
export const form = screenStyle({ display: 'grid', gap: space.x3, ...side });
export const box = screenStyle({ ...searchBox, gap: 10, height: 48, padding: '0 12px' });
export const input = screenStyle(searchInput);
export const filters = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.x2, alignItems: 'center' });
export const found = screenStyle({ marginTop: space.x4 });
/** A message in place of matches; rows have their own margins. */
export const notice = screenStyle(side);
export const group = screenStyle({ marginBottom: space.x2 });
export const day = screenStyle({
  fontSize: 16,
  lineHeight: '22px',
  fontWeight: 800,
  padding: `${space.x4} 0 0`,
  ...side,
});
export const league = screenStyle({
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  padding: `${space.x2} 0`,
  ...side,
});
export const rows = screenStyle({ listStyle: 'none', margin: 0, padding: 0 });
export const more = screenStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.x2 });
export const looked = screenStyle({ marginTop: space.x6, ...side });
export const lookedHead = screenStyle({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const lookedTitle = screenStyle({ fontSize: 16, lineHeight: '22px', fontWeight: 800 });
export const lookedRow = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 48,
  color: colour.ink2,
  fontWeight: 600,
  boxShadow: `inset 0 -1px 0 ${colour.line}`,
});
export const lookedDay = screenStyle({ marginLeft: 'auto', color: colour.muted, fontSize: 12.5, whiteSpace: 'nowrap' });
export const foot = screenStyle({ marginTop: space.x8, color: colour.muted, ...side });
export const footLink = screenStyle({ color: colour.ink2, fontWeight: 600, textDecoration: 'underline' });
