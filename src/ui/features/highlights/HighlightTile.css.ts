import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { unlitGround } from '../../theme/unlit.ts';

const { board, colour, space, radius } = tokens;
const small = { fontSize: 12.5, lineHeight: '18px' } as const;

/** As many beside each other as there is room for. */
export const grid = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(248px, 1fr))',
  gap: `${space.x6} ${space.x4}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 } },
});
export const tile = partStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x2,
  minWidth: 0,
  selectors: {
    '&[data-row]': { gridTemplateColumns: '148px minmax(0, 1fr)', gap: space.x3, alignItems: 'start' },
  },
});
export const cover = partStyle({
  position: 'relative',
  display: 'grid',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: radius.board,
  background: board.ground,
});
globalStyle(`${cover} > img`, {
  '@layer': { [screens]: { gridArea: '1 / 1', width: '100%', height: '100%', objectFit: 'cover' } },
});
/** NE-7: a board switched off, of the size of a lit one. */
export const unlit = partStyle({
  gridArea: '1 / 1',
  placeSelf: 'center',
  width: '22%',
  aspectRatio: '3 / 2',
  borderRadius: radius.board,
  background: unlitGround,
});
export const length = partStyle({
  position: 'absolute',
  right: space.x2,
  bottom: space.x2,
  padding: '2px 6px',
  borderRadius: radius.board,
  background: 'rgb(5 11 8 / 86%)',
  color: '#ffffff',
});
export const text = partStyle({ display: 'grid', alignContent: 'start', gap: 2, minWidth: 0 });
export const title = partStyle({
  color: colour.ink,
  fontSize: 16,
  lineHeight: '22px',
  fontWeight: 700,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
globalStyle(`${tile}[data-row] ${title}`, { '@layer': { [screens]: { fontSize: 14, lineHeight: '20px' } } });
export const stretched = partStyle({ '::after': { content: '', position: 'absolute', inset: 0 } });
export const facts = partStyle({
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${space.x2}`,
  color: colour.muted,
  fontWeight: 600,
});
export const shielded = partStyle({ display: 'inline-flex', alignItems: 'center', gap: 6, color: colour.ink2 });
