/** How wide the portal’s own stills are, in pixels: 16 : 9 to the pixel, as what they are the place of. */
const FULL = 1280;
const SMALLER = [448, 736] as const;

/** How wide a still stands on the screen, as `sizes` of an image. */
export const stillSizes = {
  /** The largest picture of its page. */
  lead: '(width < 1024px) 100vw, 72vw',
  tile: '(width < 1024px) 100vw, 420px',
  card: '(width < 1024px) 50vw, 320px',
} as const;

export interface StillImage {
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly src: string;
}

/** The attributes of an image that shows a still: the portal's own come in several sizes, all others in one. */
export const stillImage = (address: string, as: keyof typeof stillSizes): StillImage => {
  const own = /^(\/media\/posters\/\w+)\.webp$/.exec(address)?.[1];
  if (own === undefined) return { src: address };
  const smaller = SMALLER.map((width) => `${own}-${width}.webp ${width}w, `).join('');
  return { srcSet: `${smaller}${address} ${FULL}w`, sizes: stillSizes[as], src: address };
};
