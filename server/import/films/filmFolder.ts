import { readdir } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { dirname } from 'node:path/posix';
import { grouped } from '#domain/shared/grouped.ts';
import { asides, dropping, eachOf, nothing, type FolderJobs } from '../folderWorks.ts';
import type { FileWork } from '../importFile.ts';
import { filesByFolder } from './besides.ts';
import { isFilmMedia, placeFiles, type PlacedWork } from './place.ts';
import type { Making } from './extras.ts';
import type { Probe } from './probe.ts';
import { readWork, type ReadWork } from './readWork.ts';
import type { Wish } from './readMedia.ts';
import { dropGone, takeWork } from './takeFilm.store.ts';
import { askFor } from './wishes.store.ts';

export interface FilesBelow {
  /** Relative, with `/` between. */
  readonly files: readonly string[];
  readonly links: readonly string[];
}

const HIDDEN = /(^|\/)(\.|@eadir\/|node_modules\/)/iu;

/** All files below a folder but for hidden ones; links are not followed. */
export const everyFileBelow = async (folder: string, recursive = true): Promise<FilesBelow> => {
  const entries = (await readdir(folder, { recursive, withFileTypes: true })).map((entry) => ({
    entry,
    path: relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
  }));
  const visible = entries.filter(({ path }) => !HIDDEN.test(path)).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return {
    files: visible.filter(({ entry }) => entry.isFile()).map(({ path }) => path),
    links: visible.filter(({ entry, path }) => entry.isSymbolicLink() && isFilmMedia(path)).map(({ path }) => path),
  };
};

const taking =
  (read: ReadWork, now: number): FileWork =>
  async (queries) => {
    const count = await takeWork(queries, read, now);
    const remarks = read.remarks.map(({ path, line, reason }) => ({ line, reason: `${path} ${reason}` }));
    return { kind: 'imported', tally: { ...count, aside: 0 }, aside: [], remarks };
  };

/** Asks for renditions; they are made by the job of the portal, one after the other. */
const wishing =
  (root: string, wishes: readonly Wish[], now: number): FileWork =>
  async (queries) => {
    const count = await askFor(queries, { root, wishes, now });
    return {
      ...{ kind: 'imported', tally: { ...nothing, aside: 0 } },
      remarks: [{ line: 1, reason: `${count} files wait for the job films.transcode; import again once it is done` }],
    };
  };

const LEFT = /\.(nfo|vtt|srt|ass|ssa|sub|idx|sup)$/iu;
const whyLeft = (path: string): string =>
  /\.(sub|idx|sup)$/iu.test(path)
    ? 'has subtitles as pictures, which no browser reads'
    : 'belongs to no film beside it';

/** How many films are read at once. */
const AT_ONCE = 2;

export interface FolderReading {
  readonly probe: Probe;
  readonly making: Making;
  readonly now: number;
  /** What plays better, or at all, in renditions is asked for. */
  readonly transcode: boolean;
  /** The path that is imported: the folder, or one film in it. */
  readonly asked: string;
  /** The folder is read as a whole, so what was imported from it before and is not there now is gone. */
  readonly whole: boolean;
}

/** Reads the films and shows of a folder; nothing is written until the works run. */
export const readFilmFolder = async (
  folder: string,
  { files, links }: FilesBelow,
  { probe, making, now, transcode, asked, whole }: FolderReading,
): Promise<FolderJobs> => {
  const root = resolve(folder);
  const placed = placeFiles(files, basename(root));
  const inFolders = filesByFolder(files);
  const filmsIn = grouped(placed.works, ({ dir }) => dir);
  // Beside a film that lies loose among folders, there may be anything.
  const isAlone = ({ dir }: PlacedWork): boolean =>
    filmsIn.get(dir)?.length === 1 && (dir !== '.' || placed.works.length === 1);
  const reading = { root: (path: string) => join(root, path), probe, making };
  const read = await eachOf(placed.works, AT_ONCE, (work) => readWork(reading, work, inFolders, isAlone(work)));
  const byAddress = grouped(
    read.filter(({ film }) => film.plays),
    ({ filmId }) => filmId,
  );
  const playable = [...byAddress.values()].flatMap(([first]) => first ?? []);
  const wishes = read.flatMap((one) => one.wishes);
  const used = new Set([...placed.media, ...read.flatMap((one) => one.used)]);
  const left = files.filter((path) => LEFT.test(path) && !used.has(path));
  const faults = [
    ...placed.unplaced.map((one) => ({ ...one, line: 1 })),
    ...links.map((path) => ({ path, line: 1, reason: 'is a link, and links are not followed' })),
    ...read.flatMap((one) => one.faults),
    ...left.map((path) => ({ path, line: 1, reason: whyLeft(path) })),
    ...[...byAddress.values()].flatMap(([first, ...others]) =>
      others.map(({ path }) => ({ path, line: 1, reason: `has the address of another, ${first?.path ?? ''}` })),
    ),
  ];
  const places = { root, made: making.root ?? root };
  const there = new Set(playable.map(({ filmId }) => filmId));
  return {
    jobs: [
      ...playable.map((one) => ({ path: one.path === '.' ? basename(root) : one.path, work: taking(one, now) })),
      ...(whole
        ? [{ path: basename(root), work: dropping((queries) => dropGone(queries, places, there), 'films') }]
        : []),
      ...asides(faults),
      ...(transcode && wishes.length > 0 ? [{ path: basename(root), work: wishing(asked, wishes, now) }] : []),
    ],
    used: new Set([...used, ...left]),
  };
};

/** The folder of a single film with what lies beside it, as if there were nothing else in it. */
export const onlyWith = ({ files }: FilesBelow, name: string): FilesBelow => ({
  files: files.filter((path) => path === name || (dirname(path) === '.' && !isFilmMedia(path))),
  links: [],
});
