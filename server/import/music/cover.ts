import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CardImage } from '#domain/social/social.ts';
import { webpOf } from '../../shared/files/webpOf.ts';
import { pictureSize } from '../../shared/films/pictureSize.ts';

/** A cover as it is kept. */
export interface Cover {
  readonly pictureId: string;
  readonly path: string;
  readonly image: CardImage;
}
const SIDE = 640;

/**
 * Makes a cover of a picture, once: it is named by what the picture is. Null for what is no picture, or cannot be read.
 * Of a plan nothing is written.
 */
export const coverOf = async (folder: string, bytes: Uint8Array, plan: boolean): Promise<Cover | null> => {
  const pictureId = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
  const path = join(folder, `${pictureId}.webp`);
  const made = (await readFile(path).catch(() => null)) ?? (await webpOf(bytes, SIDE).catch(() => null));
  const size = made && pictureSize(made);
  if (!made || !size) return null;
  if (!plan) {
    await mkdir(folder, { recursive: true });
    await writeFile(`${path}.new`, made);
    await rename(`${path}.new`, path);
  }
  return { pictureId, path, image: { url: `/media/music-cover/${pictureId}`, ...size } };
};
