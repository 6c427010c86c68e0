import { screenStyle } from '../theme/style.ts';
import { tightRow } from './tightRow.ts';

/** As wide as the buttons that come into it. */
export const speaker = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minWidth: '308px',
  '@media': { [tightRow]: { minWidth: '200px' } },
  selectors: { '&[data-small]': { minWidth: '88px' } },
});
export const mark = screenStyle({ display: 'inline-flex', flex: 'none', minWidth: '40px' });
