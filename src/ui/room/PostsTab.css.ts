import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const posts = screenStyle({ padding: '4px 20px 20px' });
export const post = screenStyle({
  padding: '12px 0',
  selectors: { '& + &': { borderTop: `1px solid ${tokens.colour.line}` } },
});
export const by = screenStyle({ fontSize: '12.5px', lineHeight: '18px', color: tokens.colour.muted });
export const text = screenStyle({ whiteSpace: 'pre-line' });
