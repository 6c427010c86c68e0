import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, board } = tokens;

export const marks = screenStyle({ display: 'inline-flex', flex: 'none', alignItems: 'center', gap: 3 });
const yellow = '#f5bd4a';
/** A second yellow card stands on the first. */
export const card = screenStyle({
  width: 9,
  height: 13,
  borderRadius: 1.5,
  selectors: {
    '&[data-card="yellow"]': { background: yellow },
    '&[data-card="second_yellow"]': { background: `linear-gradient(115deg, ${yellow} 45%, ${colour.liveFill} 46%)` },
    '&[data-card="red"]': { background: colour.liveFill },
  },
});
export const sign = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  padding: 2,
  borderRadius: 9,
  background: board.ground,
  color: '#ffffff',
  fontSize: 11,
  lineHeight: '13px',
  fontWeight: 800,
  selectors: { '&[data-sign="off"], &[data-sign="own"]': { color: '#ff9a93' } },
});
