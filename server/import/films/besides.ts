import { basename, dirname } from 'node:path/posix';
import { subtitleFormOf } from '../../shared/films/subtitles.ts';
import { partOf } from './parts.ts';
import type { PlacedVideo, PlacedWork } from './place.ts';
import { namedSubtitle, type NamedSubtitle } from './subtitleName.ts';

export interface FoundSubtitle extends NamedSubtitle {
  readonly path: string;
}
/** The files that tell more of a film, show or episode. */
export interface Besides {
  /** The best first: JSON of ours, then NFOs. */
  readonly facts: readonly string[];
  readonly poster: string | null;
  readonly backdrop: string | null;
  readonly subtitles: readonly FoundSubtitle[];
}

const PICTURE = /\.(jpe?g|png|webp)$/iu;
const SUBTITLE_FOLDER = /^(?:subs?|subtitles?|phụ đề|phu de)$/iu;

const stemOf = (path: string): string =>
  basename(path)
    .replace(/\.[^.]+$/u, '')
    .normalize('NFC');
const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The folders that subtitles of a folder's films may be in: itself, and `Subs` with or without a folder for each. */
const isNear = (path: string, { dir, stem }: PlacedVideo): boolean => {
  const own = dirname(path);
  if (own === dir) return true;
  const above = dirname(own);
  if (SUBTITLE_FOLDER.test(basename(own))) return above === dir;
  return SUBTITLE_FOLDER.test(basename(above)) && dirname(above) === dir && same(basename(own), stem);
};

/** By folder, so that a large library is not searched as a whole for each of its films. */
export const filesByFolder = (paths: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const path of paths) {
    const parent = dirname(path);
    const dir = SUBTITLE_FOLDER.test(basename(parent))
      ? dirname(parent)
      : SUBTITLE_FOLDER.test(basename(dirname(parent)))
        ? dirname(dirname(parent))
        : parent;
    const list = found.get(dir);
    if (list) list.push(path);
    else found.set(dir, [path]);
  }
  return found;
};

const first = (files: readonly string[], names: readonly string[], ending: RegExp): string | null =>
  names.flatMap((name) => files.filter((file) => ending.test(file) && same(stemOf(file), name)))[0] ?? null;

const subtitlesOf = (files: readonly string[], videos: readonly PlacedVideo[], alone: boolean) =>
  files
    .filter((file) => subtitleFormOf(file) !== null && videos.some((video) => isNear(file, video)))
    .map((path): FoundSubtitle => ({ path, ...namedSubtitle(stemOf(path)) }))
    .filter(({ path, of }) => {
      // Its times are those of one part.
      if (partOf(of)) return false;
      const inOwn = videos.some(({ dir, stem }) => dirname(path) !== dir && same(basename(dirname(path)), stem));
      return alone || inOwn || videos.some(({ stem }) => same(stem, of));
    });

/** What lies beside the files of a film. */
export const besidesFilm = (work: PlacedWork, files: readonly string[], alone: boolean): Besides => {
  const stems = work.videos.map(({ stem }) => stem);
  const own = files.filter((file) => dirname(file) === work.dir);
  const shared = alone ? ['poster', 'folder', 'cover', 'movie'] : [];
  return {
    facts: [
      first(own, [...stems, ...(alone ? ['film'] : [])], /\.json$/iu),
      first(own, [...stems, ...(alone ? ['movie'] : [])], /\.nfo$/iu),
    ].filter((path) => path !== null),
    poster: first(own, [...stems.map((stem) => `${stem}-poster`), ...shared, ...stems], PICTURE),
    backdrop: first(
      own,
      [...stems.map((stem) => `${stem}-fanart`), ...(alone ? ['fanart', 'backdrop', 'background'] : [])],
      PICTURE,
    ),
    subtitles: subtitlesOf(files, work.videos, alone),
  };
};

/** What lies in the folder of a show. */
export const besidesShow = ({ dir }: PlacedWork, files: readonly string[]): Besides => {
  const own = files.filter((file) => dirname(file) === dir);
  return {
    facts: [first(own, ['show', 'tvshow'], /\.json$/iu), first(own, ['tvshow'], /\.nfo$/iu)].filter(
      (path) => path !== null,
    ),
    poster: first(own, ['poster', 'folder', 'cover'], PICTURE),
    backdrop: first(own, ['fanart', 'backdrop', 'background'], PICTURE),
    subtitles: [],
  };
};

const NUMBERED = /^season[\s._-]*(\d{1,4})(?:[\s._-]*poster)?$/iu;
const SPECIALS = /^season[\s._-]*specials?(?:[\s._-]*poster)?$/iu;
const seasonNamed = (stem: string): number | null => {
  if (SPECIALS.test(stem)) return 0;
  const no = NUMBERED.exec(stem)?.[1];
  return no === undefined ? null : Number(no);
};
/** The poster of a season: `season01-poster` in the folder of the show or its own, or `poster` in its own. */
export const seasonPoster = (no: number, ofShow: readonly string[], own: readonly string[]): string | null =>
  [...own, ...ofShow].find((file) => PICTURE.test(file) && seasonNamed(stemOf(file)) === no) ??
  first(own, ['poster', 'folder', 'cover'], PICTURE);

/** What lies beside the files of an episode. */
export const besidesEpisode = (videos: readonly PlacedVideo[], files: readonly string[]): Besides => {
  const stems = videos.map(({ stem }) => stem);
  const ownFolder = videos.some(({ form }) => form !== 'file');
  const own = files.filter((file) => videos.some(({ dir }) => dirname(file) === dir));
  const stills = ownFolder ? ['still', 'thumb', 'poster'] : [];
  return {
    facts: [
      first(own, [...stems, ...(ownFolder ? ['episode'] : [])], /\.json$/iu),
      first(own, [...stems, ...(ownFolder ? ['episode'] : [])], /\.nfo$/iu),
    ].filter((path) => path !== null),
    poster: first(own, [...stems.map((stem) => `${stem}-thumb`), ...stems, ...stills], PICTURE),
    backdrop: null,
    subtitles: subtitlesOf(files, videos, ownFolder),
  };
};
