import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour } = tokens;

const small = { color: colour.muted, fontSize: 12.5, lineHeight: '18px', fontVariantNumeric: 'tabular-nums' } as const;
export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: '68px 20px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 10,
  minHeight: 52,
  '@media': { [media.half]: { gridTemplateColumns: '68px 20px minmax(0, 1fr)', rowGap: 0, paddingBlock: 6 } },
  borderTop: `1px solid ${colour.line}`,
});
export const season = screenStyle(small);
export const who = screenStyle({ display: 'grid', minWidth: 0 });
export const cut = screenStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
globalStyle(`${who} > a`, { '@layer': { [screens]: { fontSize: 14, lineHeight: '20px', fontWeight: 600 } } });
globalStyle(`${who} > small`, { '@layer': { [screens]: { color: colour.muted, fontSize: 12.5, lineHeight: '17px' } } });
/** Beside the name, or below it where that would be cut. */
export const sum = screenStyle({
  ...small,
  textAlign: 'right',
  '@media': { [media.half]: { gridColumn: 3, textAlign: 'left' } },
});
