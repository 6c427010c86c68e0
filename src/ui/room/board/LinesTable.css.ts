import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

/** Both sides, beside each other where there is room. */
export const lines = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '16px 32px',
  padding: '14px 20px 0',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '12px 16px 0' } },
});
export const table = screenStyle({ width: '100%', borderCollapse: 'collapse', alignSelf: 'start' });
export const caption = screenStyle({ textAlign: 'left', fontWeight: 700, lineHeight: '32px' });
export const side = screenStyle({ display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 });
const cells = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${table} ${selector}`, { '@layer': { [screens]: rule } });
cells('thead th', { height: '28px', fontSize: '12.5px', fontWeight: 600, color: tokens.colour.muted });
cells('th, td', { padding: '0 6px', textAlign: 'right' });
cells('tr > :first-child', { paddingLeft: 0, textAlign: 'left', overflowWrap: 'anywhere' });
cells('tr > :last-child', { paddingRight: 0 });
cells('tbody th', { height: '36px', fontWeight: 600 });
cells('tbody td', { fontSize: '18px' });
cells('tbody tr', { borderTop: `1px solid ${tokens.colour.line}` });
