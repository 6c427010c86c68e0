import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NewsPicture } from '#domain/news/article.ts';
import { webpOf } from '../files/webpOf.ts';
import { pictureSize } from '../films/pictureSize.ts';
import { SMALLEST_SEEN } from './elsewhere.ts';

const SIDE = 1600;

/** Where the pictures of articles lie, and whether one is to be written; `pictureId` has 24 hexadecimal digits. */
export interface PicturePlace {
  readonly made: string;
  readonly pictureId: string;
  readonly write: boolean;
}

/** A picture that was made before; null for none. */
export const keptPicture = async ({ made, pictureId }: Omit<PicturePlace, 'write'>) => {
  const picture = await readFile(join(made, `${pictureId}.webp`)).catch(() => null);
  const size = picture && pictureSize(picture);
  return size && { url: `/media/news/${pictureId}.webp`, ...size };
};

/** Makes a picture for articles: WebP, at most 1600 pixels wide and high; or why there is none. */
export const keepPicture = async (
  bytes: Uint8Array,
  { made, pictureId, write }: PicturePlace,
): Promise<Omit<NewsPicture, 'alt'> | 'unreadable' | 'small'> => {
  const kept = await keptPicture({ made, pictureId });
  if (kept) return kept;
  const picture = await webpOf(bytes, SIDE).catch(() => null);
  const size = picture && pictureSize(picture);
  if (!picture || !size) return 'unreadable';
  if (size.w < SMALLEST_SEEN || size.h < SMALLEST_SEEN) return 'small';
  if (write) {
    const target = join(made, `${pictureId}.webp`);
    await mkdir(made, { recursive: true });
    await writeFile(`${target}.new`, picture);
    await rename(`${target}.new`, target);
  }
  return { url: `/media/news/${pictureId}.webp`, ...size };
};
