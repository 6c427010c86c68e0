import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

/** The height of scoreboard and timeline together on wide screens. */
export const board = screenStyle({
  flex: 'none',
  height: '102px',
  background: tokens.board.ground,
  selectors: { '&[data-phone]': { height: '48px' } },
});
export const line = screenStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  height: '60px',
  padding: '0 20px',
  borderBottom: `1px solid ${tokens.colour.line}`,
  selectors: {
    '&[data-tabs]': { height: '44px' },
    '&[data-phone="tabs"]': { height: '40px', padding: '0 16px' },
    '&[data-phone="people"]': { height: '48px', padding: '0 12px' },
  },
});
export const chat = screenStyle({ flex: 1, padding: '56px 16px 16px' });
export const rows = screenStyle({ padding: '8px 12px' });
