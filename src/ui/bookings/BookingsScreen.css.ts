import { media } from '../theme/media.ts';
import { headline } from '../theme/page.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const page = screenStyle({
  maxWidth: 880,
  padding: `18px ${space.x6} ${space.x12}`,
  '@media': { [media.mobile]: { padding: `${space.x3} ${space.x4} ${space.x12}` } },
});
export const title = screenStyle({
  ...headline,
  marginBottom: space.x4,
  '@media': { [media.mobile]: { fontSize: 20, lineHeight: '28px' } },
});
export const section = screenStyle({ fontSize: 16, lineHeight: '22px', fontWeight: 800 });
export const pastHead = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: space.x8,
});
export const tickets = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))',
  gap: space.x3,
  marginTop: space.x3,
  selectors: { '&[data-past]': { opacity: 0.85 } },
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const clash = screenStyle({
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  marginTop: space.x1,
  color: colour.gold,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
});
export const hint = screenStyle({ color: colour.muted, marginTop: space.x2 });
export const place = screenStyle({ color: colour.muted, marginBottom: space.x4 });
export const change = screenStyle({ color: colour.ink2, fontWeight: 600, textDecoration: 'underline' });
