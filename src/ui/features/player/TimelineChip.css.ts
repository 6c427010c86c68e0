import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

/** Below it the row of controls has no space; the sheet of details has it there. */
const narrow = '(max-width: 389.98px)';
/** The same beside what staff have there. */
const crowded = '(max-width: 449.98px)';
/** Where the chat stands beside it, a picture in such a window has no space for the words. */
const besideChat = '(max-width: 1419.98px)';

export const chip = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: '6px',
  minHeight: '44px',
  padding: '0 10px',
  borderRadius: tokens.radius.control,
  fontSize: '12.5px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-over]': { color: '#ffffff', '@media': { [narrow]: { display: 'none' } } },
    '&[data-over="crowded"]': { '@media': { [crowded]: { display: 'none' } } },
    '&[data-over]:hover': { background: 'rgb(255 255 255 / 14%)' },
  },
});
export const words = screenStyle({
  selectors: { [`${chip}[data-over] > &`]: { '@media': { [besideChat]: { display: 'none' } } } },
});
export const short = screenStyle({
  display: 'none',
  selectors: { [`${chip}[data-over] > &`]: { '@media': { [besideChat]: { display: 'inline' } } } },
});
