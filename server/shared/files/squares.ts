import { PICTURE, pictureTypeOf } from '#domain/uploads/picture.ts';
import { refused, type Refusal } from '../refusal.ts';
import { affordable } from './affordable.ts';
import { loadSharp } from './sharpLibrary.ts';
import { turns } from './turns.ts';

const QUALITY = 82;
const TIMEOUT_S = 10;
/** Each takes some tens of megabytes while it runs. */
const inTurn = turns({ atOnce: 2, waiting: 8 });

const unfit = (reason: string): Refusal => refused(422, { fields: { body: reason } });

/**
 * A picture cropped to squares and re-encoded as WebP, one for each side in pixels: no byte of the upload is kept, and
 * so no places, dates or hidden data (item 32). 415 if its first bytes are no supported format, 422 if it has too many
 * pixels, is too expensive to decode or cannot be read to its end.
 */
export const squaresOf = async (bytes: Uint8Array, sides: readonly number[]): Promise<readonly Buffer[] | Refusal> => {
  const type = pictureTypeOf(bytes);
  if (type === null) return refused(415);
  const picture = affordable(bytes, type);
  if (!picture) return unfit('unreadable');
  const drawn = await inTurn(() => draw(picture, sides));
  return drawn ?? refused(503, { retryAfterS: 2 });
};

const draw = async (bytes: Uint8Array, sides: readonly number[]): Promise<readonly Buffer[] | Refusal> => {
  const sharp = await loadSharp();
  try {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: PICTURE.maxPixels, pages: 1 }).timeout({
      seconds: TIMEOUT_S,
    });
    const { width, height } = await picture.metadata();
    if (width * height > PICTURE.maxPixels) return unfit('pixels');
    const largest = Math.max(...sides);
    // Decoded once; the other sizes are drawn from the largest.
    const square = await picture
      .autoOrient()
      .resize(largest, largest, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: largest, height: largest, channels: square.info.channels };
    return await Promise.all(
      sides.map((side) => sharp(square.data, { raw }).resize(side, side).webp({ quality: QUALITY }).toBuffer()),
    );
  } catch (error) {
    // The library tells the cause only in its error message.
    return unfit(/pixel limit/i.test(String(error)) ? 'pixels' : 'unreadable');
  }
};
