import { basename, dirname } from 'node:path/posix';
import type { FilmKind } from '#domain/films/film.ts';
import { episodeIdOf, filmIdOf } from '#domain/films/filmIds.ts';
import { isExtra, namedEpisode, namedWork, seasonOf, type NamedEpisode, type NamedWork } from './names.ts';
import { partOf, stacksOf } from './parts.ts';
import { FILM_FILE, OLD_FILM_FILE } from './probed.ts';

/** A file that plays: a film in one file, or the manifest of one in many. */
export interface PlacedVideo {
  readonly path: string;
  /** Its folder within the imported one; `.` for that itself. */
  readonly dir: string;
  /** Its name without the ending; of a manifest the name of its folder. */
  readonly stem: string;
  readonly form: 'file' | 'dash' | 'hls';
  /** Of a film in parts: all of them in their order; `path` is the first. */
  readonly parts?: readonly string[];
}
export interface PlacedEpisode extends NamedEpisode {
  readonly episodeId: string;
  readonly videos: readonly PlacedVideo[];
}
/** A film or show by the names of its files. */
export interface PlacedWork {
  readonly filmId: string;
  readonly kind: FilmKind;
  readonly name: NamedWork;
  /** The folder of the film, or of the show above its seasons. */
  readonly dir: string;
  /** Of a film: the same in several qualities. */
  readonly videos: readonly PlacedVideo[];
  readonly episodes: readonly PlacedEpisode[];
}
export interface Unplaced {
  readonly path: string;
  readonly reason: string;
}
export interface Placed {
  readonly works: readonly PlacedWork[];
  readonly unplaced: readonly Unplaced[];
  /** All that plays or is part of what plays. */
  readonly media: ReadonlySet<string>;
}

const MANIFEST = /\.(mpd|m3u8)$/iu;
const PIECE = /\.(m4s|m4a|m4v|mp4|ts|webm|aac|key)$/iu;
/** Folders made on a Mac have their signs apart. */
const stemOf = (path: string): string =>
  basename(path)
    .replace(/\.[^.]+$/u, '')
    .normalize('NFC');

export const isFilmMedia = (path: string): boolean =>
  FILM_FILE.test(path) || OLD_FILM_FILE.test(path) || MANIFEST.test(path);

/** The manifests to play, one of a folder, and the pieces below their folders. */
const manifestsOf = (paths: readonly string[]) => {
  const byDir = new Map<string, string>();
  for (const path of paths.filter((one) => MANIFEST.test(one)).toSorted()) {
    const known = byDir.get(dirname(path));
    // Of HLS the master is what plays; a DASH manifest beside it wins.
    const better = known === undefined || /\.mpd$/iu.test(path) || /(?:master|index|main)\.m3u8$/iu.test(path);
    if (better && !(known !== undefined && /\.mpd$/iu.test(known))) byDir.set(dirname(path), path);
  }
  const inside = (path: string): boolean =>
    [...byDir.keys()].some((dir) => dir !== '.' && path.startsWith(`${dir}/`)) || byDir.has(dirname(path));
  const outer = [...byDir].filter(
    ([dir]) => ![...byDir.keys()].some((other) => other !== dir && dir.startsWith(`${other}/`)),
  );
  return {
    manifests: outer.map(([, path]) => path),
    isPiece: (path: string) => (PIECE.test(path) || MANIFEST.test(path)) && inside(path),
  };
};

const videoOf = (path: string, root: string): PlacedVideo => {
  const dir = dirname(path);
  if (!MANIFEST.test(path)) return { path, dir, stem: stemOf(path), form: 'file' };
  return { path, dir, stem: folderName(dir, root), form: /\.mpd$/iu.test(path) ? 'dash' : 'hls' };
};

interface Told {
  readonly kind: FilmKind;
  readonly name: NamedWork;
  readonly dir: string;
  readonly episode: NamedEpisode | null;
}

/** The name of a folder; of the imported one itself its own. */
const folderName = (dir: string, root: string): string => (dir === '.' ? root : basename(dir)).normalize('NFC');

/** The folder that may be that of a season: a manifest has one of its own in it. */
export const folderOfSeason = ({ form, dir }: PlacedVideo): string => (form === 'file' ? dir : dirname(dir));

/** What a name says of the show: that of its folder above the season, else what stands before the episode. */
const toldShow = (video: PlacedVideo, root: string, own: string): Told | null => {
  const nested = folderOfSeason(video);
  const season = seasonOf(folderName(nested, root));
  const episode = namedEpisode(video.stem, season);
  if (!episode) return null;
  const dir = season === null ? nested : dirname(nested);
  const before = namedWork(video.stem.split(/[\s._([-]+(?:s\d{1,4}[\s._-]*e\d|\d{1,2}x\d{2})/iu)[0] ?? '');
  const folder =
    dir === '.' && season === null && before && !namedWork(root)?.year ? null : namedWork(folderName(dir, root));
  const isBareCode = /^s\d+[\s._-]*e\d+/iu.test(video.stem) || season !== null;
  const name = folder ?? (isBareCode ? null : before) ?? namedWork(own);
  return name && { kind: 'tv-show', name, dir, episode };
};

const hasYear = (name: NamedWork | null): name is NamedWork => name !== null && name.year !== null;

const toldFilm = (video: PlacedVideo, root: string, alone: boolean): Told | null => {
  const folder = namedWork(folderName(video.dir, root));
  const file = namedWork(video.stem);
  // What lies loose in the imported folder has only its own name.
  const isFolders = video.dir !== '.' || video.form !== 'file';
  const name = [file, folder].find(hasYear) ?? (alone && isFolders ? folder : file) ?? (isFolders ? folder : null);
  // A folder with its year tells the title better than a file of an abbreviated name.
  return name && { kind: 'phim', name: hasYear(folder) ? folder : name, dir: video.dir, episode: null };
};

interface Growing {
  readonly told: Told;
  readonly videos: PlacedVideo[];
  readonly episodes: Map<string, NamedEpisode & { readonly videos: PlacedVideo[] }>;
}

/** Groups the files of a folder into films and shows by their names alone; `root` is the name of the folder itself. */
export const placeFiles = (paths: readonly string[], root: string): Placed => {
  const { manifests, isPiece } = manifestsOf(paths);
  const unplaced: Unplaced[] = [];
  const works = new Map<string, Growing>();
  const isFile = (path: string): boolean => FILM_FILE.test(path) || OLD_FILM_FILE.test(path);
  const files = paths.filter((path) => isFile(path) && !isPiece(path));
  const stacks = stacksOf(files.filter((path) => !isExtra(path)));
  const followers = new Set([...stacks.values()].flatMap(([, ...others]) => others));
  for (const path of [...files, ...manifests].toSorted()) {
    if (followers.has(path)) continue;
    const [single, parts] = [videoOf(path, root), stacks.get(path)];
    const part = partOf(single.stem);
    const video = parts && part ? { ...single, parts, stem: part.of } : single;
    if (isExtra(path)) {
      unplaced.push({ path, reason: 'is a trailer, a sample or an extra, which are not taken' });
      continue;
    }
    if (part && !parts) {
      unplaced.push({
        path,
        reason: 'is a part of a film whose other parts are not in its folder: make one file of them',
      });
      continue;
    }
    const alone = files.filter((other) => dirname(other) === video.dir && !followers.has(other)).length === 1;
    const told = toldShow(video, root, root) ?? toldFilm(video, root, alone || video.form !== 'file');
    if (!told) {
      unplaced.push({ path, reason: 'has no name that could be a title' });
      continue;
    }
    const { kind, name, dir, episode } = told;
    const filmId = filmIdOf(name.title, name.year);
    const known = works.get(filmId);
    const elsewhere = known && (known.told.kind !== kind || (kind === 'phim' && known.told.dir !== dir));
    if (elsewhere) {
      const first = known.videos[0] ?? [...known.episodes.values()][0]?.videos[0];
      unplaced.push({ path, reason: `has the name of another, ${first?.path ?? known.told.dir}` });
      continue;
    }
    const work: Growing = known ?? { told, videos: [], episodes: new Map() };
    works.set(filmId, work);
    if (!episode) {
      work.videos.push(video);
      continue;
    }
    const id = episodeIdOf(filmId, episode.season, episode.no);
    const one = work.episodes.get(id) ?? { ...episode, videos: [] };
    one.videos.push(video);
    work.episodes.set(id, one);
  }
  return {
    works: [...works].map(
      ([
        filmId,
        {
          told: { kind, name, dir },
          videos,
          episodes,
        },
      ]) => ({
        ...{ filmId, kind, name, dir, videos },
        episodes: [...episodes].map(([episodeId, one]) => ({ episodeId, ...one })),
      }),
    ),
    unplaced,
    media: new Set([...files, ...manifests, ...paths.filter(isPiece), ...unplaced.map(({ path }) => path)]),
  };
};
