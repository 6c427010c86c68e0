import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour } = tokens;

export const steps = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 6,
  alignItems: 'start',
  maxWidth: 460,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const step = screenStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  padding: '10px 0 8px',
  fontSize: 11,
  lineHeight: '16px',
  selectors: { '&[data-result="W"]': { paddingTop: 2 }, '&[data-result="L"]': { paddingTop: 18 } },
});
export const letter = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 20,
  borderRadius: 3,
  fontStyle: 'normal',
  fontSize: 11,
  fontWeight: 800,
  background: colour.raised,
  selectors: {
    '&[data-result="W"]': { background: colour.turf, color: colour.onAccent },
    '&[data-result="L"]': {
      background: 'none',
      color: colour.danger,
      boxShadow: `inset 0 0 0 1.5px ${colour.danger}`,
    },
  },
});
/** As high as letter and score together. */
export const dark = screenStyle({ display: 'block', width: 40, height: 44 });
export const where = screenStyle({ color: colour.muted, fontWeight: 600, textAlign: 'center' });
export const way = screenStyle({ position: 'absolute', inset: 0, borderRadius: tokens.radius.control });
