import { media } from '../theme/media.ts';
import { headline } from '../theme/page.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { board: night, colour, space } = tokens;

export const layout = screenStyle({
  display: 'grid',
  gap: space.x6,
  maxWidth: 720,
  marginTop: space.x6,
  '@media': { [media.mobile]: { marginTop: 0 } },
});
export const board = screenStyle({
  display: 'grid',
  gap: space.x2,
  padding: space.x6,
  background: night.ground,
  color: night.ink,
  borderRadius: tokens.radius.picture,
  boxShadow: `inset 4px 0 0 ${night.lit}`,
  selectors: {
    '&[data-state="need_info"]': { boxShadow: `inset 4px 0 0 #f5bd4a` },
    '&[data-state="rejected"]': { boxShadow: `inset 4px 0 0 ${night.muted}` },
  },
  '@media': {
    [media.mobile]: {
      margin: `0 calc(-1 * ${space.x4})`,
      padding: `${space.x6} ${space.x4}`,
      borderRadius: 0,
    },
  },
});
export const sign = screenStyle({ color: night.lit });
export const heading = screenStyle({
  ...headline,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { fontSize: 22, lineHeight: '30px' } },
});
export const live = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: night.muted,
  fontSize: 12.5,
  lineHeight: '18px',
});
export const quote = screenStyle({
  margin: 0,
  padding: `${space.x2} ${space.x4}`,
  background: colour.accentSoft,
  borderRadius: tokens.radius.board,
  fontSize: 16,
  lineHeight: '22px',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const reply = screenStyle({ display: 'grid', gap: space.x4 });
export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });
