import { HASH_GRID, pictureHash } from '#domain/door/pictureHash.ts';
import { PICTURE, pictureTypeOf } from '#domain/uploads/picture.ts';
import { affordable } from './affordable.ts';
import { loadSharp } from './sharpLibrary.ts';

/**
 * The perceptual hash of the middle square of a picture, upright, cropped as members' pictures are; another size,
 * format or quality of the picture has nearly the same hash. Null for anything that is no picture or too expensive to
 * decode.
 */
export const pictureHashOf = async (bytes: Uint8Array): Promise<string | null> => {
  const type = pictureTypeOf(bytes);
  const picture = type === null ? null : affordable(Buffer.from(bytes), type);
  if (!picture) return null;
  const sharp = await loadSharp();
  const { width, height } = HASH_GRID;
  const side = width * 8;
  try {
    const square = await sharp(picture, { failOn: 'error', limitInputPixels: PICTURE.maxPixels, pages: 1 })
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .greyscale()
      .png()
      .toBuffer();
    const grey = await sharp(square).resize(width, height, { fit: 'fill' }).greyscale().raw().toBuffer();
    return pictureHash(grey);
  } catch {
    return null;
  }
};
