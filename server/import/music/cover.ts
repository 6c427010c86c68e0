import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureTypeOf } from '#domain/uploads/picture.ts';
import type { CardImage } from '#domain/social/social.ts';
import { affordable } from '../../shared/files/affordable.ts';
import { loadSharp } from '../../shared/files/sharpLibrary.ts';
import { pictureSize } from '../../shared/films/pictureSize.ts';

/** A cover as it is kept. */
export interface Cover {
  readonly pictureId: string;
  readonly path: string;
  readonly image: CardImage;
}
const MOST_BYTES = 24 * 1024 * 1024;
const MOST_PIXELS = 60_000_000;
const SIDE = 640;
const TIMEOUT_S = 20;

const drawn = async (bytes: Uint8Array): Promise<Buffer | null> => {
  const type = pictureTypeOf(bytes);
  const kept = type === null || bytes.length > MOST_BYTES ? null : affordable(Buffer.from(bytes), type);
  if (!kept) return null;
  const sharp = await loadSharp();
  return sharp(kept, { limitInputPixels: MOST_PIXELS, pages: 1 })
    .timeout({ seconds: TIMEOUT_S })
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
};

/**
 * Makes a cover of a picture, once: it is named by what the picture is. Null for what is no picture, or cannot be read.
 * Of a plan nothing is written.
 */
export const coverOf = async (folder: string, bytes: Uint8Array, plan: boolean): Promise<Cover | null> => {
  const pictureId = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
  const path = join(folder, `${pictureId}.webp`);
  const made = (await readFile(path).catch(() => null)) ?? (await drawn(bytes).catch(() => null));
  const size = made && pictureSize(made);
  if (!made || !size) return null;
  if (!plan) {
    await mkdir(folder, { recursive: true });
    await writeFile(`${path}.new`, made);
    await rename(`${path}.new`, path);
  }
  return { pictureId, path, image: { url: `/media/music-cover/${pictureId}`, ...size } };
};
