import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../theme/layers.css.ts';
import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;
const layer = (selector: string, rule: object) => globalStyle(selector, { '@layer': { [parts]: rule } });

const reading = { fontSize: 16, lineHeight: '26px', color: colour.ink2, textWrap: 'pretty' } as const;
export const paragraph = partStyle(reading);
export const list = partStyle({ display: 'grid', gap: space.x2, ...reading });
layer(`${list} > li`, { position: 'relative', paddingLeft: 20 });
layer(`${list} > li::before`, {
  content: '',
  position: 'absolute',
  left: 2,
  top: 10,
  width: 6,
  height: 6,
  borderRadius: 1,
  background: colour.accent,
});
export const link = partStyle({
  color: colour.accent,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});
export const code = partStyle({
  padding: '1px 5px',
  borderRadius: tokens.radius.board,
  background: colour.raised,
  color: colour.ink,
  fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  fontSize: 14,
  overflowWrap: 'anywhere',
});
