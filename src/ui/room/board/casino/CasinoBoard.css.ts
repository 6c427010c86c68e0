import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tokens } from '../../../theme/tokens.css.ts';

export const board = screenStyle({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr) 236px',
  alignItems: 'center',
  height: '96px',
  padding: '0 20px',
  background: tokens.board.ground,
  color: tokens.board.ink,
  '@media': { [media.half]: { gridTemplateColumns: '100px minmax(0, 1fr) 204px' } },
  selectors: {
    '&:is([data-size="theater"], [data-size="full"])': {
      height: '100%',
      gridTemplateColumns: '150px minmax(0, 1fr) 460px',
    },
    '&[data-size="slim"]': {
      height: '100%',
      padding: '0 12px',
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      gap: '14px',
      borderRadius: tokens.radius.board,
    },
    '&[data-size="phone"]': {
      height: '64px',
      padding: '0 4px 0 16px',
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      gap: '18px',
    },
  },
});
const inSlim = (rule: string) => `${board}[data-size="slim"] ${rule}`;
export const number = screenStyle({ fontSize: '34px', selectors: { [inSlim('&')]: { fontSize: '22px' } } });
export const small = screenStyle({
  display: 'block',
  fontSize: '11px',
  lineHeight: '15px',
  fontWeight: 600,
  color: tokens.board.muted,
  selectors: { [inSlim('&')]: { display: 'none' } },
});
/** The one number that decides now. */
export const turn = screenStyle({
  fontSize: '34px',
  color: tokens.board.lit,
  selectors: { '&[data-stale]': { color: tokens.board.muted }, [inSlim('&')]: { fontSize: '22px' } },
});
export const timed = screenStyle({ textAlign: 'center' });
export const end = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px',
  minWidth: 0,
});
export const title = screenStyle({ minWidth: 0, textAlign: 'right', fontWeight: 700, lineHeight: '20px' });

export const hands = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '16px',
  minWidth: 0,
});
export const hand = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minWidth: 0,
  fontSize: '20px',
  fontWeight: 800,
  '@media': { [media.half]: { fontSize: '16px', gap: '8px' }, [media.mobile]: { fontSize: '16px', gap: '8px' } },
  selectors: { '&[data-side="banker"]': { justifyContent: 'flex-end' } },
});
export const cards = screenStyle({ display: 'flex', gap: '5px' });
export const points = screenStyle({
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  fontSize: '50px',
  color: tokens.board.ink,
  '@media': { [media.mobile]: { fontSize: '34px', gap: '8px' } },
});
globalStyle(`${points} > [data-more]`, { '@layer': { [screens]: { color: tokens.board.lit } } });
globalStyle(`${points} > i`, {
  '@layer': { [screens]: { fontStyle: 'normal', fontSize: '26px', color: tokens.board.muted } },
});

export const road = screenStyle({
  flex: 'none',
  padding: '8px 20px 10px',
  background: tokens.board.ground,
  color: tokens.board.ink,
  borderTop: `1px solid ${tokens.board.line}`,
});
export const roadHead = screenStyle({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '2px 14px',
  marginBottom: '6px',
  fontSize: '12.5px',
  lineHeight: '18px',
  fontWeight: 600,
  color: tokens.board.muted,
});
export const roadPicture = screenStyle({ display: 'block', maxWidth: '100%', height: 'auto' });

export const panel = screenStyle({ display: 'grid', gap: '14px', padding: '12px 16px 20px' });
export const phoneOnly = screenStyle({
  display: 'grid',
  gap: '14px',
  '@media': { [media.wide]: { display: 'none' } },
});
export const table = screenStyle({
  padding: '12px',
  borderRadius: tokens.radius.picture,
  background: tokens.board.ground,
  color: tokens.board.ink,
});
export const rules = screenStyle({ display: 'grid', gap: '6px', maxWidth: '68ch', color: tokens.colour.ink2 });
globalStyle(`${rules} > h2`, { '@layer': { [screens]: { fontSize: '14px', lineHeight: '20px', fontWeight: 700 } } });
export const watch = screenStyle({ color: tokens.colour.muted, fontSize: '12.5px', lineHeight: '18px' });
