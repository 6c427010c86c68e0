import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { tabColumns } from './tabColumns.ts';
import { within } from './within.ts';

export const overview = screenStyle(tabColumns);
export const event = screenStyle({
  display: 'grid',
  gridTemplateColumns: '42px 24px 22px minmax(0, 1fr) auto',
  alignItems: 'center',
  height: '32px',
  fontWeight: 600,
});
/** Where a half begins or ends. */
export const period = screenStyle({ padding: '8px 0', color: tokens.colour.muted, fontSize: '12.5px' });
export const card = screenStyle({
  width: '10px',
  height: '14px',
  marginLeft: '4px',
  borderRadius: '1px',
  selectors: {
    '&[data-card="yellow"]': { background: '#f5bd4a' },
    '&[data-card="red"]': { background: tokens.colour.liveFill },
  },
});
export const detail = screenStyle({ color: tokens.colour.muted, fontWeight: 500 });
export const stat = screenStyle({
  display: 'grid',
  gridTemplateColumns: '44px 1fr 44px',
  alignItems: 'center',
  height: '35px',
  textAlign: 'center',
  fontSize: '12.5px',
});
export const bars = screenStyle({ gridColumn: '1 / -1', display: 'grid', gap: '3px', height: '4px' });

within(`${event}[data-revoked] > span`, { textDecoration: 'line-through' });
within(`${stat} > b`, { fontSize: '14px', fontVariantNumeric: 'tabular-nums', textAlign: 'left' });
within(`${stat} > b:nth-of-type(2)`, { textAlign: 'right' });
within(`${bars} > i`, { background: tokens.colour.line });
within(`${bars} > i[data-more]`, { background: tokens.colour.ink2 });
