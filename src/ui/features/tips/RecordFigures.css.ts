import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../../theme/layers.css.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;
const rule = (selector: string, style: Readonly<Record<string, string | number>>) =>
  globalStyle(selector, { '@layer': { [parts]: style } });

export const figures = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  margin: 0,
  borderBlock: `1px solid ${colour.line}`,
});
export const figure = partStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  padding: '10px 4px 10px 10px',
  borderLeft: `1px solid ${colour.line}`,
  selectors: { '&:first-child': { borderLeft: 0, paddingLeft: 0 } },
});
rule(`${figure} > dt`, { color: colour.muted, fontSize: 11, lineHeight: '15px', fontWeight: 600 });
rule(`${figure} > dd`, {
  margin: 0,
  fontSize: 16,
  lineHeight: '22px',
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** Not so wide that its words outgrow those around it. */
export const chart = partStyle({
  display: 'block',
  width: '100%',
  maxWidth: 440,
  height: 'auto',
  overflow: 'visible',
  marginTop: 10,
});
rule(`${chart} [data-part="grid"]`, { stroke: colour.line });
rule(`${chart} [data-part="zero"]`, { stroke: colour.edge });
rule(`${chart} [data-part="line"]`, { fill: 'none', stroke: colour.accent, strokeWidth: 2 });
rule(`${chart} [data-part="end"]`, { fill: colour.accent });
rule(`${chart} > text`, { fill: colour.muted, fontSize: 11, fontWeight: 600 });
export const source = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  marginTop: space.x2,
  color: colour.muted,
  fontSize: 11,
  lineHeight: '16px',
});
export const table = partStyle({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
rule(`${table} :is(th, td)`, { padding: '4px 0', textAlign: 'left', borderTop: `1px solid ${colour.line}` });
rule(`${table} :is(th, td):last-child`, { textAlign: 'right' });
