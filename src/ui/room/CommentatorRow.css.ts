import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { within } from './within.ts';

export const row = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  height: '60px',
  padding: '0 20px',
  borderBottom: `1px solid ${tokens.colour.line}`,
  selectors: {
    '&[data-small]': { height: '48px', flex: 'none', padding: '0 4px 0 12px', gap: 0 },
  },
});
export const current = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minWidth: 0,
  flex: 'none',
  maxWidth: '60%',
  selectors: { [`${row}[data-small] &`]: { gap: '8px' } },
});
export const listening = screenStyle({
  display: 'block',
  fontSize: '12.5px',
  lineHeight: '18px',
  color: tokens.colour.muted,
  whiteSpace: 'nowrap',
});
export const name = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  lineHeight: '20px',
  selectors: { [`${row}[data-small] &`]: { fontSize: '12.5px' } },
});
export const voice = screenStyle({ display: 'inline-flex', flex: 'none', color: tokens.colour.accent });
/** What is loaded late takes its width from the gap beside it, so that nothing moves. */
export const acts = screenStyle({ display: 'flex', alignItems: 'center', flex: 'none', minWidth: '40px' });
export const gap = screenStyle({ flex: 1 });
export const others = screenStyle({
  display: 'flex',
  gap: '4px',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const other = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  height: tokens.touch,
  flex: 'none',
  padding: '0 10px 0 6px',
  borderRadius: tokens.radius.control,
  fontSize: '12.5px',
  lineHeight: '16px',
  fontWeight: 600,
  color: tokens.colour.ink2,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { background: tokens.colour.hover } },
});
export const otherName = screenStyle({ textAlign: 'left' });
within(`${otherName} > span`, {
  display: 'block',
  color: tokens.colour.muted,
  fontWeight: 500,
  '@media': { [media.half]: { display: 'none' } },
});
