import { SourceFault } from '../sourceFault.ts';
import { naturally } from './chapterName.ts';

/** Where the pages of a chapter come from; nothing of it is kept open in between. */
export interface ChapterSource {
  /** Its pictures in the order in which people read them. */
  readonly pages: readonly string[];
  /** What its ComicInfo.xml says; null without one. */
  readonly info: string | null;
  /** Of another content it is another one. */
  readonly stamp: string;
  /** The bytes of a picture; throws `SourceFault`. */
  readonly read: (page: string) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

export const LIMITS = {
  /** Of one picture, and of all, in bytes. */
  page: 64 * 1024 * 1024,
  all: 4 * 1024 * 1024 * 1024,
  entries: 5000,
  info: 1024 * 1024,
} as const;

const PAGE = /\.(?:jpe?g|png|webp)$/iu;
const OTHER_PICTURE = /\.(gif|avif|bmp|tiff?|heic|heif|jxl|jp2|svg)$/iu;
const IGNORED = /(?:^|\/)(?:__macosx|@eadir|\.|thumbs\.db$|desktop\.ini$)/iu;

export const isPage = (name: string): boolean => PAGE.test(name);
export const isIgnored = (name: string): boolean => IGNORED.test(name);
export const isInfo = (name: string): boolean => /(?:^|\/)comicinfo\.xml$/iu.test(name);

/** The pages among names; throws where there are none, or some that would be left out. */
export const pagesAmong = (names: readonly string[]): readonly string[] => {
  const visible = names.filter((name) => !isIgnored(name));
  const other = visible.find((name) => OTHER_PICTURE.test(name));
  if (other !== undefined)
    throw new SourceFault(`holds a picture of a kind that is not read, ${other}: make it JPEG, PNG or WebP`);
  const pages = visible.filter(isPage).toSorted(naturally);
  if (pages.length === 0) throw new SourceFault('holds no pages');
  return pages;
};
