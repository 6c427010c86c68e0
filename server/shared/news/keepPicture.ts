import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { NewsPicture } from '#domain/news/article.ts';
import { NEWS_SIDE, NEWS_WIDTHS, smallerPicture } from '#domain/news/newsPicture.ts';
import { drawApart, type Undrawn } from '../files/drawApart.ts';
import { pictureSize } from '../films/pictureSize.ts';
import { SMALLEST_SEEN } from './elsewhere.ts';

/** The folder of article pictures, and whether one is to be written; `pictureId` has 24 hexadecimal digits. */
export interface PicturePlace {
  readonly made: string;
  readonly pictureId: string;
  readonly write: boolean;
}
type Kept = Omit<NewsPicture, 'alt'>;

const urlOf = (pictureId: string): string => `/media/news/${pictureId}.webp`;

/** A picture that was made before; null if there is none. */
export const keptPicture = async ({ made, pictureId }: Omit<PicturePlace, 'write'>): Promise<Kept | null> => {
  const picture = await readFile(join(made, `${pictureId}.webp`)).catch(() => null);
  const size = picture && pictureSize(picture);
  return size && { url: urlOf(pictureId), ...size };
};

/** Makes a picture for articles, as WebP in several sizes, or returns why there is none. */
export const keepPicture = async (
  bytes: Uint8Array,
  { made, pictureId, write }: PicturePlace,
): Promise<Kept | Undrawn | 'small'> => {
  const kept = await keptPicture({ made, pictureId });
  if (kept) return kept;
  const drawn = await drawApart(bytes, NEWS_SIDE, NEWS_WIDTHS);
  if (typeof drawn === 'string') return drawn;
  const [whole, ...smaller] = drawn;
  const size = whole && pictureSize(whole);
  if (!whole || !size) return 'unreadable';
  if (size.w < SMALLEST_SEEN || size.h < SMALLEST_SEEN) return 'small';
  const url = urlOf(pictureId);
  if (write) {
    await mkdir(made, { recursive: true });
    // The full size last: once it exists, the picture is complete.
    const files = [
      ...smaller.map((picture, i) => [basename(smallerPicture(url, NEWS_WIDTHS[i]!)!), picture] as const),
      [basename(url), whole] as const,
    ];
    for (const [name, picture] of files) {
      await writeFile(join(made, `${name}.new`), picture);
      await rename(join(made, `${name}.new`), join(made, name));
    }
  }
  return { url, ...size };
};
