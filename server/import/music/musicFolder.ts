import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { dirname } from 'node:path/posix';
import { lyricKindOf } from '#domain/music/lyric.ts';
import { parseLrc, saysInstrumental } from '#domain/music/lrc.ts';
import { textOf } from '../readWhole.ts';
import { asides, dropping, eachOf, type FolderFault, type FolderJob, type FolderJobs } from '../folderWorks.ts';
import type { FileWork } from '../importFile.ts';
import { coverOf, type Cover } from './cover.ts';
import { placeSongs, type PlacedAlbum, type PlacedSong } from './placeSongs.ts';
import { pictureIn, readTags, type Tags } from './readTags.ts';
import { dropGoneSongs, takeAlbum, type ReadAlbum, type ReadSong } from './takeMusic.store.ts';

const SONG = /\.(?:flac|mp3|m4a|ogg|oga|opus)$/iu;
const OTHER_SOUND = /\.(?:wav|wma|aac|ape|aiff?|wv|mpc|dsf|dff|m4p|amr|mid|midi)$/iu;
const LYRIC = /\.lrc$/iu;
const PICTURE = /\.(?:jpe?g|png|webp)$/iu;
export const isSong = (path: string): boolean => SONG.test(path);

export interface MusicReading {
  readonly now: number;
  /** The folder for covers; null: none is made. */
  readonly made: string | null;
  readonly plan: boolean;
  /** The folder is read as a whole, so what was imported from it before and is not there now is gone. */
  readonly whole: boolean;
}
const AT_ONCE = 4;
const stemOf = (path: string): string =>
  path
    .replace(/\.[^./]+$/u, '')
    .normalize('NFC')
    .toLowerCase();

const LARGEST_LRC = 512 * 1024;
/** The words beside a song, or inside it. */
const lyricOf = async (root: string, song: PlacedSong, beside: string | undefined, faults: FolderFault[]) => {
  const bytes = beside === undefined ? null : await readFile(join(root, beside)).catch(() => null);
  const text = bytes === null || bytes.length > LARGEST_LRC ? null : textOf(bytes);
  if (beside !== undefined && text === null) faults.push({ path: beside, reason: 'is no text in UTF-8, or too large' });
  const parsed = parseLrc(text ?? song.tags.lyrics);
  const kind = lyricKindOf(parsed.lines);
  if (beside !== undefined && text !== null && kind === 'none') faults.push({ path: beside, reason: 'has no words' });
  const instrumental = saysInstrumental(parsed) || song.genres.includes('instrumental');
  const said = parsed.tags['la'] ?? song.tags.lang;
  const lang = /^[a-z]{2,3}(?:-[A-Za-z]{2,8})?$/u.test(said) ? said : 'und';
  return kind === 'none' || saysInstrumental(parsed)
    ? { lyric: null, kind: 'none' as const, instrumental }
    : { lyric: { lang, lines: parsed.lines }, kind, instrumental: false };
};

const COVERS = ['cover', 'folder', 'front', 'album', 'albumart', 'artwork'];
/** The picture of an album: the one that lies beside its songs, else the one inside the first. */
const coverIn = async (
  root: string,
  { dir, songs }: PlacedAlbum,
  pictures: readonly string[],
  { made, plan }: MusicReading,
  faults: FolderFault[],
): Promise<Cover | null> => {
  if (made === null) return null;
  const dirs = new Set([dir, ...songs.map(({ path }) => dirname(path))]);
  const own = pictures.filter((path) => dirs.has(dirname(path)));
  const named = COVERS.flatMap((name) => own.filter((path) => basename(stemOf(path)) === name));
  for (const path of named) {
    const bytes = await readFile(join(root, path)).catch(() => null);
    const cover = bytes && (await coverOf(made, bytes, plan));
    if (cover) return cover;
    faults.push({ path, reason: 'is no picture that can be read' });
  }
  for (const { path } of songs.slice(0, 2)) {
    const bytes = await pictureIn(join(root, path));
    const cover = bytes && (await coverOf(made, bytes, plan));
    if (cover) return cover;
  }
  return null;
};

const taking =
  (album: ReadAlbum, now: number): FileWork =>
  async (queries) => ({ kind: 'imported', tally: { ...(await takeAlbum(queries, album, now)), aside: 0 } });
/** Folders with scans beside an album: their pictures are no pages of a comic. */
const isBeside = (path: string, dirs: ReadonlySet<string>): boolean =>
  dirs.has(dirname(path)) ||
  (/^(?:scans?|art(?:work)?|covers?|booklet)$/iu.test(basename(dirname(path))) && dirs.has(dirname(dirname(path))));

/** Reads the songs of a folder; nothing is written until the works run. */
export const readMusicFolder = async (
  folder: string,
  files: readonly string[],
  reading: MusicReading,
): Promise<FolderJobs> => {
  const root = resolve(folder);
  const found = files.filter(isSong);
  if (!files.some((path) => SONG.test(path) || OTHER_SOUND.test(path))) return { jobs: [], used: new Set() };
  const faults: FolderFault[] = files
    .filter((path) => OTHER_SOUND.test(path))
    .map((path) => ({ path, reason: 'is in a format that not every browser plays' }));
  const read: { path: string; tags: Tags }[] = [];
  const all = await eachOf(found, AT_ONCE, async (path) => ({ path, ...(await readTags(join(root, path))) }));
  for (const one of all)
    if ('tags' in one) read.push(one);
    else faults.push({ path: one.path, reason: one.fault });
  const lyrics = new Map(files.filter((path) => LYRIC.test(path)).map((path) => [stemOf(path), path]));
  const dirs = new Set(found.map((path) => dirname(path)));
  const pictures = files.filter((path) => PICTURE.test(path) && isBeside(path, dirs));
  const above = files.filter((path) => PICTURE.test(path) && [...dirs].some((dir) => dirname(dir) === dirname(path)));
  const albums = placeSongs(root, read);
  const songOf = async (song: PlacedSong): Promise<ReadSong> => {
    const { lyric, kind, instrumental } = await lyricOf(root, song, lyrics.get(stemOf(song.path)), faults);
    return { ...song, file: join(root, song.path), lyric, listed: { lyric: kind }, instrumental };
  };
  const works: FolderJob[] = [];
  for (const album of albums) {
    const cover = await coverIn(root, album, [...new Set([...pictures, ...above])], reading, faults);
    const songs = await eachOf(album.songs, AT_ONCE, songOf);
    const path = album.dir === '.' ? album.name || basename(root) : album.dir;
    works.push({ path, work: taking({ ...album, songs, cover }, reading.now) });
  }
  const taken = new Set(read.map(({ path }) => stemOf(path)));
  const usedLyrics = [...lyrics].filter(([stem]) => taken.has(stem) || dirs.size > 0).map(([, path]) => path);
  for (const [stem, path] of lyrics)
    if (dirs.size > 0 && !taken.has(stem)) faults.push({ path, reason: 'belongs to no song beside it' });
  const ids = new Set(albums.flatMap(({ songs }) => songs.map(({ songId }) => songId)));
  return {
    jobs: [
      ...works,
      ...(reading.whole && found.length > 0
        ? [{ path: basename(root), work: dropping((queries) => dropGoneSongs(queries, root, ids), 'songs') }]
        : []),
      ...asides(faults),
    ],
    used: new Set([...found, ...usedLyrics, ...pictures, ...faults.map(({ path }) => path)]),
  };
};
