import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tokens } from '../../../theme/tokens.css.ts';
import { board } from '../../ScoreBoard.css.ts';

const narrow = '(max-width: 389.98px)';

export const quarter = screenStyle({
  fontSize: '11px',
  lineHeight: '15px',
  fontWeight: 600,
  color: tokens.board.muted,
  selectors: { [`${board}[data-size="slim"] &`]: { display: 'none' } },
});

/** The one number that decides now. */
export const shot = screenStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '52px',
  height: '44px',
  borderRadius: tokens.radius.board,
  background: '#1c0d0b',
  boxShadow: 'inset 0 0 0 1px #5a2a26',
  fontSize: '32px',
  color: tokens.board.live,
  selectors: {
    [`${board}[data-size="phone"] &`]: { width: '36px', height: '34px', fontSize: '24px' },
    '&[data-none]': {
      background: 'none',
      boxShadow: `inset 0 0 0 1px ${tokens.board.line}`,
      color: tokens.board.muted,
    },
  },
});

export const details = screenStyle({
  flex: 'none',
  background: tokens.board.ground,
  color: tokens.board.ink,
});
export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '24px',
  padding: '6px 20px 8px',
  borderTop: `1px solid ${tokens.board.line}`,
  '@media': { [media.mobile]: { gap: '8px', padding: '5px 12px 6px' } },
});
export const facts = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'start',
  alignItems: 'center',
  gap: '4px 12px',
  fontSize: '11px',
  lineHeight: '16px',
  fontWeight: 600,
  color: tokens.board.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-side="away"]': { justifyContent: 'end' } },
  '@media': {
    [media.mobile]: { gap: '4px 8px' },
    [narrow]: { gridTemplateColumns: 'auto' },
  },
});
/** On a narrow phone the drawing says it, and words say it to who listens. */
export const word = screenStyle({ '@media': { [narrow]: { display: 'none' } } });
export const marks = screenStyle({ display: 'flex', alignItems: 'center', gap: '8px' });
export const bonus = screenStyle({ fontWeight: 800, color: '#f5bd4a' });
export const mark = screenStyle({
  fill: tokens.board.line,
  selectors: { '&[data-on="plain"]': { fill: tokens.board.ink }, '&[data-on="bonus"]': { fill: '#f5bd4a' } },
});

export const table = screenStyle({ borderCollapse: 'collapse', textAlign: 'center' });
const cells = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${table} ${selector}`, { '@layer': { [screens]: rule } });
cells('th', { padding: 0, fontSize: '11px', lineHeight: '15px', fontWeight: 600, color: tokens.board.muted });
cells('td', { width: '36px', padding: 0, fontSize: '19px', lineHeight: '20px', color: tokens.board.muted });
cells('td[data-more]', { color: tokens.board.ink });
cells('[data-now]', { background: 'rgb(255 255 255 / 7%)', color: tokens.board.lit });
cells('td[data-total]', { width: '44px', color: tokens.board.ink });
cells('tbody th', { width: '24px', lineHeight: '20px' });
globalStyle(`${table} td, ${table} tbody th`, {
  '@layer': { [screens]: { '@media': { [media.mobile]: { width: '28px' } } } },
});
globalStyle(`${table} [data-total]`, {
  '@layer': { [screens]: { '@media': { [media.mobile]: { display: 'none' } } } },
});

export const lead = screenStyle({ padding: '0 20px 8px', '@media': { [media.mobile]: { display: 'none' } } });
export const said = screenStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  fontSize: '11px',
  lineHeight: '16px',
  fontWeight: 600,
  color: tokens.board.muted,
});
