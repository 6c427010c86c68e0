import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;
const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const expected = screenStyle({
  display: 'inline-block',
  marginRight: space.x2,
  padding: '0 7px',
  border: `1px dashed ${colour.edge}`,
  borderRadius: 4,
  color: colour.ink2,
  fontWeight: 700,
});
export const more = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: tokens.touch,
  color: colour.ink2,
  fontWeight: 600,
});
/** Both teams beside each other where there is space. */
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `${space.x3} 36px`,
  marginTop: space.x2,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = screenStyle({ minWidth: 0 });
export const heading = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 36,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 700,
});
export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: '30px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 36,
  borderTop: `1px solid ${colour.line}`,
  fontWeight: 600,
});
export const number = screenStyle({ color: colour.ink2 });
export const name = screenStyle({ display: 'flex', alignItems: 'center', gap: 6, ...cut });
export const cutName = screenStyle(cut);
export const detail = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Without a rating behind it.
  selectors: { '&:nth-child(3):last-child': { gridColumn: '3 / -1', justifySelf: 'end' } },
});
/** Who is missing, with the reason, which may be long. */
export const missing = screenStyle({
  display: 'grid',
  gridTemplateColumns: '30px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 36,
  borderTop: `1px solid ${colour.line}`,
  color: colour.ink2,
  fontWeight: 600,
});
globalStyle(`${missing} > :first-child`, { '@layer': { [screens]: { color: colour.danger } } });
export const rating = screenStyle({
  minWidth: 30,
  padding: '0 5px',
  borderRadius: tokens.radius.board,
  background: colour.raised,
  color: colour.ink,
  fontSize: 12.5,
  lineHeight: '20px',
  fontWeight: 700,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-best]': { background: colour.boardInList, color: tokens.board.lit } },
});
export const captain = screenStyle({
  flex: 'none',
  padding: '0 4px',
  borderRadius: 2,
  boxShadow: `inset 0 0 0 1px ${colour.edge}`,
  color: colour.ink2,
  fontSize: 11,
  lineHeight: '14px',
  fontWeight: 800,
});
