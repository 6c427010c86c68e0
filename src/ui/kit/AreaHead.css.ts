import { media } from '../theme/media.ts';
import { headline } from '../theme/page.ts';
import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { space } = tokens;

export const head = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x6}`,
  // The parts of the area scroll in their own line and do not widen the page.
  minWidth: 0,
  padding: `0 ${space.x6}`,
  '@media': { [media.mobile]: { padding: `0 ${space.x4}` } },
});
export const title = partStyle({ ...headline, '@media': { [media.mobile]: { display: 'none' } } });
export const end = partStyle({ marginLeft: 'auto' });
