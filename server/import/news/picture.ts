import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { dirname } from 'node:path/posix';
import type { NewsPicture } from '#domain/news/article.ts';
import { cleanAddress } from '../../shared/news/cleanText.ts';
import { ELSEWHERE } from '../../shared/news/elsewhere.ts';
import { keepPicture } from '../../shared/news/keepPicture.ts';

/** A picture as it is stored, or why there is none. */
export type Drawn = Omit<NewsPicture, 'alt'> | string;
export interface PictureReading {
  readonly root: string;
  /** Where pictures are made; null: the folder is not known, and none can be. */
  readonly made: string | null;
  readonly plan: boolean;
  /** Origins from which pages may load pictures. */
  readonly origins: readonly string[];
  readonly host: string | null;
}

export const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const undrawn = {
  unreadable: 'is no JPEG, PNG or WebP that can be read',
  pixels: 'has too many pixels',
  small: 'is too small to be seen',
  busy: 'could not be drawn, because too many others are; import it again',
};

const beside = async (path: string, name: string, { root, made, plan }: PictureReading): Promise<Drawn> => {
  const file = resolve(root, dirname(path), unescaped(name));
  if (!file.startsWith(`${resolve(root)}${sep}`)) return 'lies outside the folder';
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) return 'does not lie there';
  if (made === null) return 'cannot be kept here';
  const pictureId = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
  const picture = await keepPicture(bytes, { made, pictureId, write: !plan });
  return typeof picture === 'string' ? undrawn[picture] : picture;
};

/** Whether it names a file near the article. */
export const isBeside = (address: string): boolean => !/^\s*(?:[a-z][a-z0-9+.-]*:|[/\\])/iu.test(address);

/** Where the picture of an article is: one beside it is made for the portal, once; others stay where they are. */
export const pictureOf = async (path: string, address: string, reading: PictureReading): Promise<Drawn> => {
  const written = address.trim();
  if (isBeside(written)) return beside(path, written, reading);
  const url = cleanAddress(written, { host: reading.host });
  if (url === null) return 'has no address that pages may show';
  if (url.startsWith('/news-art/')) return { url, w: 640, h: 360 };
  if (!url.startsWith('/') && !reading.origins.includes(new URL(url).origin))
    return `lies at ${new URL(url).origin}, which STREAM_ORIGINS does not name: pages show no pictures from there`;
  return { url, ...ELSEWHERE };
};
