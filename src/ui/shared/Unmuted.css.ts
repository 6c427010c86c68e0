import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const note = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${tokens.space.x2}`,
  color: tokens.colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  selectors: { '&[data-inset]': { padding: `0 ${tokens.space.x4}` } },
});
