import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

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
/** The rows of the badge are backgrounds: SVGs in 200 messages would each be painted separately. */
const lit = 'linear-gradient(currentColor, currentColor)';
const { edge } = tokens.colour;
const unlit = `linear-gradient(${edge} 0.8px, transparent 0.8px 1.7px, ${edge} 1.7px)`;
export const level = screenStyle({
  display: 'inline-block',
  height: '16px',
  marginRight: '4px',
  paddingLeft: '16px',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '5px 2.5px, 8px 2.5px, 11px 2.5px',
  backgroundPosition: '3.5px 3px, 2px 6.75px, 0.5px 10.5px',
  color: tokens.colour.ink2,
  fontSize: '11px',
  lineHeight: '16px',
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-lit="1"]': { backgroundImage: `${unlit}, ${unlit}, ${lit}` },
    '&[data-lit="2"]': { backgroundImage: `${unlit}, ${lit}, ${lit}` },
    '&[data-lit="3"]': { backgroundImage: `${lit}, ${lit}, ${lit}` },
  },
});
