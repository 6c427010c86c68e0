import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const notch = (side: '0' | '100%') =>
  `radial-gradient(circle 4px at ${side} 50%, #0000 97%, #000) ${side} / 51% no-repeat`;

export const stub = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  height: 32,
  padding: '0 12px 0 14px',
  background: tokens.colour.accentSoft,
  color: tokens.colour.accent,
  fontWeight: 700,
  fontSize: 12.5,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  borderRadius: tokens.radius.board,
  mask: `${notch('0')}, ${notch('100%')}`,
  selectors: {
    // The mask would clip an outline.
    '&:focus-visible': { outlineOffset: '-3px', mask: 'none' },
    '&:disabled': { color: tokens.colour.muted },
  },
});
