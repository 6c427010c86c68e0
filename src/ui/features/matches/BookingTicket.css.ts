import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;
const cutText = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const place = partStyle({ position: 'relative', minWidth: 0 });
export const league = partStyle({ ...cutText, color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
export const team = partStyle({ display: 'flex', alignItems: 'center', gap: space.x2, fontWeight: 600, minWidth: 0 });
export const teamName = partStyle({ ...cutText, flex: 1 });
export const cut = partStyle(cutText);
export const speaker = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  marginTop: space.x1,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
});
export const small = partStyle({
  color: colour.muted,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
export const soon = partStyle({ color: colour.accent, display: 'grid' });
export const actions = partStyle({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x1,
  marginTop: space.x1,
  marginLeft: -12,
});
/** Makes the whole ticket pressable. */
export const stretched = partStyle({ position: 'absolute', inset: 0, borderRadius: tokens.radius.picture });
