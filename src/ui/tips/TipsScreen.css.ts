import { media } from '../theme/media.ts';
import { headline } from '../theme/page.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 408px',
  '@media': {
    [media.half]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const main = screenStyle({ minWidth: 0, padding: `18px 0 ${space.x12}` });
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} 14px`,
  padding: `0 ${space.x6}`,
  '@media': { [media.half]: { padding: `0 ${space.x4}` }, [media.mobile]: { padding: `0 ${space.x4}` } },
});
/** On a phone the bar above says it. */
export const title = screenStyle({
  ...headline,
  marginRight: 'auto',
  '@media': { [media.mobile]: { fontSize: 20, lineHeight: '28px' } },
});
export const order = screenStyle({
  marginLeft: 'auto',
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const sports = screenStyle({
  padding: `0 ${space.x6}`,
  '@media': { [media.half]: { padding: `0 ${space.x4}` }, [media.mobile]: { padding: `0 ${space.x4}` } },
});
/** Of what is not counted yet the space is kept. */
export const count = screenStyle({ minWidth: '2ch', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const chips = screenStyle({
  position: 'relative',
  display: 'flex',
  gap: space.x2,
  padding: `0 ${space.x6} ${space.x3}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [media.half]: { padding: `0 ${space.x4} ${space.x3}` },
    [media.mobile]: { padding: `0 ${space.x4} ${space.x3}` },
  },
});
export const group = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x3}`,
  minHeight: 40,
  padding: `0 ${space.x6}`,
  borderBottom: `1px solid ${colour.line}`,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  '@media': { [media.half]: { padding: `0 ${space.x4}` }, [media.mobile]: { padding: `0 ${space.x4}` } },
});
export const groupName = screenStyle({ color: colour.ink, fontSize: 12.5, lineHeight: '18px', fontWeight: 700 });
export const rows = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const inset = screenStyle({
  padding: `${space.x3} ${space.x6}`,
  '@media': {
    [media.half]: { padding: `${space.x3} ${space.x4}` },
    [media.mobile]: { padding: `${space.x3} ${space.x4}` },
  },
});
export const aside = screenStyle({
  minWidth: 0,
  padding: `20px ${space.x6} ${space.x12}`,
  borderLeft: `1px solid ${colour.line}`,
  '@media': { [media.half]: { padding: `20px ${space.x4} ${space.x12}` }, [media.mobile]: { display: 'none' } },
});
export const stack = screenStyle({ display: 'grid', gap: space.x6 });
/** What stands beside the list where there is room, and above it on a phone. */
export const onlyPhone = screenStyle({ display: 'none', '@media': { [media.mobile]: { display: 'block' } } });
