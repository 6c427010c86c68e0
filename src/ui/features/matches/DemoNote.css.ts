import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const note = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  alignItems: 'center',
  padding: `${tokens.space.x4} var(--inset, ${tokens.space.x4}) 0`,
  color: tokens.colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
});
