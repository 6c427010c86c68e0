import { media } from '../theme/media.ts';
import { headline, pageBox } from '../theme/page.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const page = screenStyle({ ...pageBox(960), display: 'grid', gap: space.x6 });
export const head = screenStyle({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.x3} ${space.x6}`,
  '@media': { [media.mobile]: { gridTemplateColumns: '96px minmax(0, 1fr)', gap: `${space.x3} ${space.x4}` } },
});
export const who = screenStyle({ display: 'grid', gap: space.x1, minWidth: 0 });
export const name = screenStyle({
  ...headline,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { fontSize: 20, lineHeight: '28px' } },
});
/** As high as the content that is loaded into it. */
export const facts = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x3}`,
  minHeight: 22,
  color: colour.ink2,
});
export const badge = screenStyle({
  padding: '0 8px',
  borderRadius: 3,
  background: colour.accent,
  color: colour.onAccent,
  fontSize: 11,
  lineHeight: '20px',
  fontWeight: 700,
});
export const speaksFor = screenStyle({
  minHeight: 18,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  // Two lines high, also while they are loading.
  '@media': { [media.mobile]: { height: 36, overflow: 'hidden' } },
});
export const first = screenStyle({ display: 'flex', alignItems: 'center', gap: space.x2, minWidth: 0 });
export const acts = screenStyle({
  display: 'grid',
  minHeight: 40,
  alignItems: 'center',
  gap: space.x2,
  // Side by side on a phone, so that choosing moves nothing below.
  '@media': {
    [media.mobile]: {
      gridColumn: '1 / -1',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      minHeight: tokens.touch,
    },
  },
});
export const rating = screenStyle({ gridColumn: '1 / -1', minHeight: tokens.touch });
export const tie = screenStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
  minHeight: tokens.touch,
});
export const note = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
export const part = screenStyle({
  display: 'grid',
  gap: space.x2,
  minWidth: 0,
  // The first face has its name beside it if there is room.
  vars: { '--who': '128px', '--speaker': 'block', '--more-faces': 'none' },
  '@media': { [media.mobile]: { vars: { '--more-faces': 'inline' } } },
});
export const heading = screenStyle({ fontSize: 20, lineHeight: '28px', fontWeight: 800, letterSpacing: '-0.01em' });
export const live = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: space.x4,
});
export const day = screenStyle({
  padding: `${space.x2} 0 ${space.x1}`,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 700,
});
/** Off-screen days are not laid out, like the schedule's leagues. */
export const rows = screenStyle({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 136px',
  listStyle: 'none',
  margin: `0 calc(-1 * ${space.x3})`,
  padding: 0,
  '@media': { [media.mobile]: { margin: `0 calc(-1 * ${space.x4})` } },
});
