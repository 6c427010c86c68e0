import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const badge = screenStyle({
  display: 'inline-block',
  height: '16px',
  marginRight: '2px',
  padding: '0 5px',
  borderRadius: tokens.radius.board,
  fontSize: '11px',
  lineHeight: '16px',
  fontWeight: 800,
  letterSpacing: '.02em',
  verticalAlign: '1px',
  selectors: {
    '&[data-badge="BLV"]': { background: tokens.colour.accent, color: tokens.colour.onAccent },
    '&[data-badge="QC"]': { background: tokens.colour.info, color: tokens.colour.onInfo },
    '&[data-badge="AD"]': { background: tokens.colour.gold, color: tokens.colour.onGold },
  },
});
export const level = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  height: '16px',
  marginRight: '4px',
  color: tokens.colour.ink2,
  fontSize: '11px',
  lineHeight: '16px',
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  verticalAlign: '-2px',
});
