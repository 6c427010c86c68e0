import { slug } from '../shared/slug.ts';

const ID_MAX = 64;
/** `--v123-1234-5` and more: what stands behind a comic's id in that of a chapter. */
const KEY_MAX = 20;
export const COMIC_ID_MAX = ID_MAX - KEY_MAX;
const BETWEEN = '--';

/** FNV-1a, for names that have no letters of ours. */
const hashOf = (text: string): string => {
  let hash = 0x81_1c_9d_c5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return hash.toString(36);
};

/** The id of a comic, which is its slug too: the same name always gives the same. Long names that are cut stay apart. */
export const comicIdOf = (title: string): string => {
  const name = slug(title) || `truyen-${hashOf(title)}`;
  if (name.length <= COMIC_ID_MAX) return name;
  const end = `-${hashOf(title)}`;
  return `${name.slice(0, COMIC_ID_MAX - end.length).replace(/-+$/, '')}${end}`;
};

const part = (n: number): string => String(n).replace('.', '-');

/** The end of a chapter's address: `12`, `12-5`; where volumes count anew `v2-3`. */
export const chapterKeyOf = ({ volume, no }: { readonly volume: number | null; readonly no: number }): string =>
  volume === null ? part(no) : `v${part(volume)}-${part(no)}`;

/** What may stand at the end of a chapter's address. */
export const isChapterKey = (text: string): boolean => /^(?:v\d{1,4}(?:-\d{1,2})?-)?\d{1,5}(?:-\d{1,3})?$/u.test(text);

export const chapterIdOf = (comicId: string, key: string): string => `${comicId}${BETWEEN}${key}`;

/** The two halves of a chapter's id; null for what is none. */
export const readChapterId = (chapterId: string): { readonly comicId: string; readonly key: string } | null => {
  const at = chapterId.lastIndexOf(BETWEEN);
  const [comicId, key] = [chapterId.slice(0, at), chapterId.slice(at + BETWEEN.length)];
  return at > 0 && isChapterKey(key) ? { comicId, key } : null;
};

interface Numbered {
  readonly volume: number | null;
  readonly no: number;
}
/** By volume, then number; what is in no volume yet comes last, as it appears. */
export const byNumber = (a: Numbered, b: Numbered): number =>
  (a.volume ?? Number.MAX_SAFE_INTEGER) - (b.volume ?? Number.MAX_SAFE_INTEGER) || a.no - b.no;
