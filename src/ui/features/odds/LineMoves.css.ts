import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

export const head = partStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  minHeight: 44,
});
export const more = partStyle({
  minHeight: tokens.touch,
  padding: `0 ${space.x1}`,
  color: colour.ink2,
  fontSize: 12.5,
  fontWeight: 600,
  selectors: { '&:hover': { color: colour.ink } },
});
export const move = partStyle({
  display: 'grid',
  gridTemplateColumns: '62px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 40,
  padding: '4px 0',
  borderTop: `1px solid ${colour.line}`,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-move="stopped"]': { color: colour.ink2 } },
});
export const when = partStyle({ display: 'grid' });
export const day = partStyle({ color: colour.muted, fontSize: 11, lineHeight: '13px', fontWeight: 600 });
export const why = partStyle({ color: colour.muted, textAlign: 'right' });
