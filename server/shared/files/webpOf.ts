import { pictureTypeOf } from '#domain/uploads/picture.ts';
import { affordable } from './affordable.ts';
import { loadSharp } from './sharpLibrary.ts';

const MOST_BYTES = 24 * 1024 * 1024;
const MOST_PIXELS = 60_000_000;
const TIMEOUT_S = 20;

/**
 * An imported picture as WebP, upright, at most `side` pixels wide and high. Null for what is no picture, or too large;
 * throws for one that cannot be read.
 */
export const webpOf = async (bytes: Uint8Array, side: number): Promise<Buffer | null> => {
  const type = pictureTypeOf(bytes);
  const kept = type === null || bytes.length > MOST_BYTES ? null : affordable(Buffer.from(bytes), type);
  if (!kept) return null;
  const sharp = await loadSharp();
  return sharp(kept, { limitInputPixels: MOST_PIXELS, pages: 1 })
    .timeout({ seconds: TIMEOUT_S })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
};
