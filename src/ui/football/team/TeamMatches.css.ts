import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { space } = tokens;

export const chips = screenStyle({ display: 'flex', gap: space.x1, paddingBottom: space.x2, overflowX: 'auto' });
export const year = screenStyle({
  padding: `${space.x4} 0 ${space.x2}`,
  fontSize: 16,
  lineHeight: '22px',
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
