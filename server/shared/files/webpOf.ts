import { MADE_PIXELS, pictureTypeOf } from '#domain/uploads/picture.ts';
import { affordable } from './affordable.ts';
import { loadSharp } from './sharpLibrary.ts';

const MOST_BYTES = 24 * 1024 * 1024;
const TIMEOUT_S = 20;

/**
 * A picture as WebP, upright, at most `side` pixels wide and high, and then in each smaller one of `widths`. Null for
 * anything that is no picture or too many bytes; throws if it cannot be read or has too many pixels.
 */
export const webpsOf = async (
  bytes: Uint8Array,
  side: number,
  widths: readonly number[],
): Promise<readonly Buffer[] | null> => {
  const type = pictureTypeOf(bytes);
  const kept = type === null || bytes.length > MOST_BYTES ? null : affordable(Buffer.from(bytes), type);
  if (!kept) return null;
  const sharp = await loadSharp();
  // Decoded once; the smaller sizes are drawn from the largest.
  const { data, info } = await sharp(kept, { failOn: 'error', limitInputPixels: MADE_PIXELS, pages: 1 })
    .timeout({ seconds: TIMEOUT_S })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const sizes = [info.width, ...widths.filter((width) => width < info.width)];
  return Promise.all(sizes.map((width) => sharp(data, { raw }).resize({ width }).webp({ quality: 82 }).toBuffer()));
};

/** The same in one size. */
export const webpOf = async (bytes: Uint8Array, side: number): Promise<Buffer | null> =>
  (await webpsOf(bytes, side, []))?.[0] ?? null;
