import { screenStyle } from '../../theme/style.ts';

export const heading = screenStyle({
  marginBottom: 6,
  fontSize: 16,
  lineHeight: '32px',
  fontWeight: 800,
  letterSpacing: '-0.01em',
});
