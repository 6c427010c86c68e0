import { styleVariants } from '@vanilla-extract/css';
import { filmInks } from '#domain/films/filmArt.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { radius } = tokens;

export const poster = partStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  aspectRatio: '2 / 3',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: radius.picture,
  containerType: 'inline-size',
});
/** A picture of the film's own fills it. */
export const own = partStyle({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
/** Printed on paper: the picture with a margin of 5 per cent, the title under it. */
export const printed = partStyle({ padding: '5% 5% 0' });
export const picture = partStyle({
  display: 'block',
  flex: 'none',
  width: '100%',
  height: 'auto',
  aspectRatio: '5 / 6',
  objectFit: 'cover',
});
export const legend = partStyle({
  display: 'flex',
  flex: 1,
  gap: 6,
  justifyContent: 'space-between',
  alignItems: 'start',
  minHeight: 0,
  padding: '4cqi 0 3cqi',
  fontSize: 'clamp(9px, 7.4cqi, 26px)',
  lineHeight: 1.18,
  fontWeight: 700,
});
export const title = partStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const year = partStyle({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

/** By the pair of inks. */
export const paper = styleVariants(
  Object.fromEntries(filmInks.map(({ paper: ground, dark }, pair) => [pair, { background: ground, color: dark }])),
);
