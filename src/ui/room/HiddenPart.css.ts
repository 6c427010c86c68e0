import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { unlitGround } from '../theme/unlit.ts';

const { colour, space } = tokens;

export const hidden = screenStyle({ display: 'grid', gap: space.x3, maxWidth: '600px', padding: `${space.x3} 20px` });
export const title = screenStyle({ margin: 0, fontSize: '16px', fontWeight: 800, lineHeight: '24px' });
export const part = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '44px',
  borderTop: `1px solid ${colour.line}`,
});
export const dots = screenStyle({
  width: '64px',
  height: '26px',
  borderRadius: '2px',
  background: unlitGround,
});
