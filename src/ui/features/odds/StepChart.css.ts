import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

/** Not so wide that its words outgrow those around it. */
export const chart = partStyle({ display: 'block', width: '100%', maxWidth: 400, marginTop: 6, overflow: 'visible' });
export const grid = partStyle({ stroke: colour.line, fill: 'none' });
export const steps = partStyle({ stroke: colour.ink, strokeWidth: 2, fill: 'none' });
export const end = partStyle({ fill: colour.ink });
export const label = partStyle({
  fill: colour.muted,
  fontSize: 11,
  fontFamily: tokens.font.text,
  fontVariantNumeric: 'tabular-nums',
});
export const tableButton = partStyle({
  minHeight: 32,
  padding: '0 2px',
  color: colour.ink2,
  fontSize: 12.5,
  fontWeight: 600,
  textDecoration: 'underline',
});
export const scroller = partStyle({ maxHeight: 240, overflowY: 'auto' });
export const table = partStyle({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 12.5,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
});
export const head = partStyle({ padding: `${space.x1} 0`, textAlign: 'left', color: colour.muted, fontWeight: 600 });
export const value = partStyle({ padding: `${space.x1} 0`, borderTop: `1px solid ${colour.line}`, textAlign: 'left' });
