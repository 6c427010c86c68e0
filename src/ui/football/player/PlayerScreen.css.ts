import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { asideColumn, withAside } from '../withAside.ts';

const { space } = tokens;

export const player = screenStyle({ minWidth: 0, paddingBottom: space.x8 });
const sides = {
  vars: { '--inset': '0px' },
  padding: `20px ${space.x6} 0`,
  '@media': { [media.mobile]: { padding: `${space.x3} ${space.x4} 0` } },
} as const;
export const page = screenStyle(withAside({ gap: 24, padding: `${space.x3} ${space.x4} 0` }));
export const main = screenStyle(asideColumn);
export const foot = screenStyle(sides);
