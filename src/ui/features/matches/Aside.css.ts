import { media } from '../../theme/media.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

/** A sidebar, where there is space for one. */
export const aside = partStyle({
  padding: `${tokens.space.x6} ${tokens.space.x6} 0 14px`,
  minWidth: 0,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const title = partStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  fontSize: 16,
  lineHeight: '22px',
  fontWeight: 800,
  selectors: { '* + &': { marginTop: 22 } },
});
export const stack = partStyle({ display: 'grid', gap: 10, marginTop: 10 });
