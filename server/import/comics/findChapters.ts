import { basename, dirname } from 'node:path/posix';
import { grouped } from '#domain/shared/grouped.ts';
import { readName } from './chapterName.ts';
import { isIgnored, isInfo, isPage } from './source.ts';

/** Where a chapter lies, relative to what is imported; `names` are the files of a folder. */
export interface FoundChapter {
  readonly path: string;
  readonly kind: 'zip' | 'folder';
  readonly names: readonly string[];
  /** Of the folder around it that names its series; empty where none does. */
  readonly around: string;
}
export interface Found {
  readonly chapters: readonly FoundChapter[];
  /** Files that this leaves to nobody else. */
  readonly used: ReadonlySet<string>;
  /** Archives of a kind that is not read, and why. */
  readonly foreign: readonly { readonly path: string; readonly reason: string }[];
}

const ARCHIVE = /\.(?:cbz|zip)$/iu;
const FOREIGN = /\.cb([r7ta])$/iu;
const foreignForms: Readonly<Record<string, string>> = { r: 'RAR', '7': '7-Zip', t: 'TAR', a: 'ACE' };
const STATED = /^(?:cover|folder|poster|fanart|banner|backdrop|logo|landscape|thumb)\b/iu;
/** What lies in folders of films and music: pictures beside it are no pages. */
const ELSE = /\.(?:mkv|mp4|m4v|avi|mov|webm|ts|mpd|m3u8|nfo|mp3|flac|ogg|opus|m4a|wav|aac)$/iu;

export const isArchive = (path: string): boolean => ARCHIVE.test(path);

/** The nearest folder that is named like a series, not like a volume or a chapter of one. */
const seriesAround = (dir: string): string => {
  for (let at = dir; at !== '.' && at !== ''; at = dirname(at)) {
    const { series, volume, no } = readName(basename(at));
    if (series !== '' || (volume === null && no === null)) return basename(at);
  }
  return '';
};

/** A folder is a chapter where a ComicInfo.xml says so, or where there is nothing but several pictures in it. */
const isChapter = (names: readonly string[], onlyComics: boolean): boolean => {
  const visible = names.filter((name) => !isIgnored(name));
  const pages = visible.filter((name) => isPage(name) && !STATED.test(name));
  if (pages.length === 0) return false;
  return visible.some(isInfo) || (onlyComics && pages.length > 1 && visible.every((name) => isPage(name)));
};

export const findChapters = (files: readonly string[]): Found => {
  const onlyComics = !files.some((path) => ELSE.test(path));
  const zips = files.filter((path) => isArchive(path) && !isIgnored(path));
  const folders = [...grouped(files, (path) => dirname(path))].filter(([, paths]) =>
    isChapter(
      paths.map((path) => basename(path)),
      onlyComics,
    ),
  );
  const chapters = [
    ...zips.map((path) => ({ path, kind: 'zip' as const, names: [], around: seriesAround(dirname(path)) })),
    ...folders.map(([dir, paths]) => ({
      ...{ path: dir, kind: 'folder' as const, around: seriesAround(dirname(dir)) },
      names: paths.map((path) => basename(path)).filter((name) => (isPage(name) ? !STATED.test(name) : true)),
    })),
  ];
  const foreign = files.flatMap((path) => {
    const form = foreignForms[FOREIGN.exec(path)?.[1]?.toLowerCase() ?? ''];
    return form === undefined ? [] : [{ path, reason: `is a ${form} archive: make a CBZ (ZIP) of it` }];
  });
  const used = new Set([...zips, ...folders.flatMap(([, paths]) => paths), ...foreign.map(({ path }) => path)]);
  return { chapters, used, foreign };
};
