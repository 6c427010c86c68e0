import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, radius } = tokens;

export const segments = screenStyle({
  display: 'inline-flex',
  gap: 2,
  padding: 3,
  borderRadius: radius.control,
  background: colour.raised,
  '@media': { [media.mobile]: { display: 'flex', marginBottom: 8 } },
});
export const segment = screenStyle({
  height: 30,
  padding: '0 12px',
  borderRadius: 6,
  color: colour.ink2,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: colour.ink },
    '&[aria-pressed="true"]': { background: colour.ink, color: colour.ground, fontWeight: 700 },
  },
  '@media': { [media.mobile]: { flex: 1, height: 38, padding: '0 4px' } },
});
