import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const liveBadge = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 22,
  padding: '0 8px',
  borderRadius: 4,
  background: tokens.colour.liveFill,
  color: tokens.colour.onLive,
  fontWeight: 700,
  fontSize: 11,
  lineHeight: '16px',
  letterSpacing: '.03em',
  textTransform: 'uppercase',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::before': { content: '', width: 6, height: 6, borderRadius: '50%', background: 'currentColor', flex: 'none' },
    '&[data-small]': { height: 18, padding: '0 6px', gap: 4 },
    '&[data-behind]': { background: '#33403a', color: '#ffffff' },
  },
});
