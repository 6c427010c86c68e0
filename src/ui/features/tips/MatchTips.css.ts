import { media } from '../../theme/media.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { space } = tokens;

export const consensus = partStyle({
  display: 'grid',
  gap: space.x3,
  padding: `${space.x3} var(--inset, ${space.x6})`,
  '@media': { [media.mobile]: { padding: `${space.x3} var(--inset, ${space.x4})` } },
});
export const heading = partStyle({ fontSize: 16, lineHeight: '22px', fontWeight: 800, letterSpacing: '-0.01em' });
/** Its rows stand as the width of the list allows, which beside a match is that of a phone. */
export const rows = partStyle({ margin: 0, padding: 0, listStyle: 'none', containerType: 'inline-size' });
export const more = partStyle({
  padding: `${space.x3} var(--inset, ${space.x6})`,
  '@media': { [media.mobile]: { padding: `${space.x3} var(--inset, ${space.x4})` } },
});
