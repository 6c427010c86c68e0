import { media } from '../../theme/media.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

/** It takes no press: what is below it does. */
export const place = partStyle({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' });
export const loop = partStyle({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'var(--picture-at, 50% 50%)',
  opacity: 0,
  transition: 'opacity 200ms ease-out',
  selectors: { '&[data-playing]': { opacity: 1 } },
});
export const turn = partStyle({
  position: 'absolute',
  zIndex: 4,
  pointerEvents: 'auto',
  top: 12,
  right: tokens.space.x6,
  display: 'flex',
  borderRadius: tokens.radius.control,
  background: '#06100cd0',
  color: '#ffffff',
  '@media': { [media.mobile]: { top: 4, right: tokens.space.x2 } },
});
