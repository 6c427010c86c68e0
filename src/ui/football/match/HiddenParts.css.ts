import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { unlitGround } from '../../theme/unlit.ts';

const { colour, space } = tokens;

export const part = screenStyle({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 52,
  borderTop: `1px solid ${colour.line}`,
  fontWeight: 600,
});
globalStyle(`${part} > svg`, { '@layer': { [screens]: { color: colour.muted } } });
export const dots = screenStyle({ width: 56, height: 24, borderRadius: 2, background: unlitGround });
export const act = screenStyle({ display: 'grid', marginTop: space.x2 });
