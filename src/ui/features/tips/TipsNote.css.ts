import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

export const note = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: `10px 14px`,
  borderRadius: tokens.radius.control,
  background: `color-mix(in srgb, ${colour.gold} 12%, ${colour.ground})`,
  color: colour.ink2,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
});
export const sign = partStyle({ flex: 'none', display: 'grid', color: colour.gold });
export const links = partStyle({ display: 'inline-flex', flexWrap: 'wrap', gap: `0 ${space.x3}` });
export const link = partStyle({ color: colour.ink, textDecoration: 'underline', textUnderlineOffset: 3 });
