import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const chip = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '44px',
  padding: '0 10px',
  borderRadius: tokens.radius.control,
  color: '#ffffff',
  fontSize: '12.5px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { background: 'rgb(255 255 255 / 14%)' } },
});
export const words = screenStyle({ '@media': { [media.mobile]: { display: 'none' } } });
export const short = screenStyle({ display: 'none', '@media': { [media.mobile]: { display: 'inline' } } });
