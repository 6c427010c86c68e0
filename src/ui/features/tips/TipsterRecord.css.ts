import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;
const rule = (selector: string, style: Readonly<Record<string, string | number>>) =>
  globalStyle(selector, { '@layer': { [parts]: style } });

export const record = partStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x6 });
export const head = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
});
export const heading = partStyle({ fontSize: 16, lineHeight: '22px', fontWeight: 800, letterSpacing: '-0.01em' });
export const chips = partStyle({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const facts = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x6}`,
  marginTop: space.x3,
  color: colour.ink2,
  fontSize: 12.5,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
});
export const chain = partStyle({ marginTop: space.x3 });
export const tables = partStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: space.x6,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const table = partStyle({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
rule(`${table} > caption`, { paddingBottom: 6, textAlign: 'left', fontWeight: 800 });
rule(`${table} :is(th, td)`, { padding: '8px 0', borderTop: `1px solid ${colour.line}`, textAlign: 'right' });
rule(`${table} tr > :first-child`, { textAlign: 'left', fontWeight: 600 });
rule(`${table} > thead th`, { color: colour.muted, fontSize: 11, lineHeight: '16px', fontWeight: 600 });
/** As wide as the page, whatever its sides. */
export const rows = partStyle({
  margin: `0 calc(-1 * ${space.x6})`,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.mobile]: { margin: `0 calc(-1 * ${space.x4})` } },
});
