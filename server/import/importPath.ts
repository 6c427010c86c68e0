import { stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import * as Effect from 'effect/Effect';
import type { Database, Queries } from '../database/database.ts';
import { isArchive } from './comics/findChapters.ts';
import { readComicFolder } from './comics/comicFolder.ts';
import type { FolderJobs } from './folderWorks.ts';
import { LAST_PLACE, placeOf, placeWithin } from './football/takeForeign.ts';
import { recognise } from './football/recognise.ts';
import { everyFileBelow, onlyWith, readFilmFolder, type FolderReading } from './films/filmFolder.ts';
import { makingIn, noMaking } from './films/extras.ts';
import { filmListIn, filmListWork } from './films/filmList.ts';
import { readGameFolder } from './games/gameFolder.ts';
import { isSong, readMusicFolder } from './music/musicFolder.ts';
import { isMarkdown, readNewsFolder } from './news/newsFolder.ts';
import { isFilmMedia } from './films/place.ts';
import { machineProbe } from './films/probe.ts';
import { channelFilesIn, isChannelFile, isTvName, tvJobIn } from './tv/tvFile.ts';
import {
  carriedOut,
  foreignWork,
  ownWork,
  type FileWork,
  type ImportFault,
  type ImportOptions,
  type ImportOutcome,
} from './importFile.ts';
import { readWhole, textOf } from './readWhole.ts';

/** What came of a file of a folder; its path is within the folder. A passed one is none that an import knows. */
export type FileOutcome = { readonly path: string } & (ImportOutcome | { readonly kind: 'passed' });

/** A part of a file that is taken in one transaction. */
interface Job {
  readonly path: string;
  readonly place: number;
  readonly within: number;
  readonly work: FileWork;
  readonly quiet?: true | undefined;
}

const IMPORTED = /\.(json|csv|txt)$/i;
const isImported = (path: string): boolean => IMPORTED.test(path) || isTvName(path);
const MOST_BYTES = 256 * 1024 * 1024;

const refusing =
  (reason: string, line = 1): FileWork =>
  async () => ({ kind: 'refused', faults: [{ line, field: '', reason }] satisfies readonly ImportFault[] });

/** What is to be done with a file; nothing where it is none that an import knows. Null where it cannot be read. */
const jobsOf = async (
  file: string,
  path: string,
  options: ImportOptions,
  now: number,
): Promise<readonly Job[] | null> => {
  const bytes = await Effect.runPromise(readWhole(file).pipe(Effect.catch(() => Effect.succeed(null))));
  if (bytes === null) return null;
  const first = { path, place: 0, within: 0 };
  if (bytes.length > MOST_BYTES) return [{ ...first, work: refusing('is larger than 256 MiB') }];
  const tv = tvJobIn(bytes, file, options.around?.pictureOrigins ?? []);
  if (tv) return [{ path, place: LAST_PLACE, within: tv.kind === 'list' ? 3 : 4, work: tv.work }];
  // XML of another kind, and playlists of single streams, are nobody's records.
  if (isTvName(file)) return [];
  const text = textOf(bytes);
  if (text === null) return [{ ...first, work: refusing('is no text in UTF-8') }];
  const films = filmListIn(text);
  if (films) return [{ ...first, work: filmListWork(films, now) }];
  const found = recognise(text, file);
  switch (found.kind) {
    case 'damaged':
      return [{ ...first, work: refusing(found.reason, found.line) }];
    case 'foreign':
      return found.files.map((one) => ({
        ...{ path, place: placeOf(one), within: placeWithin(one) },
        work: foreignWork(one, now),
      }));
    case 'rules':
      return [{ path, place: LAST_PLACE, within: 0, work: await ownWork(text, { ...options, now }) }];
    case 'other':
      return found.known
        ? [{ path, place: LAST_PLACE, within: 1, work: await ownWork(text, { ...options, now }) }]
        : [];
  }
};

/** Imports a file; null where it cannot be read. One of an unknown form is refused as one of ours would be. */
const importOne = async (database: Database, path: string, options: ImportOptions, now: number) => {
  const jobs = await jobsOf(path, path, options, now);
  if (jobs === null) return null;
  if (jobs.length > 0) return runAll(database, jobs, options);
  const text = textOf(await Effect.runPromise(readWhole(path))) ?? '';
  return runAll(database, [{ path, place: 0, within: 0, work: await ownWork(text, { ...options, now }) }], options);
};

const changesAnything = (outcome: ImportOutcome): boolean =>
  outcome.kind !== 'imported' || Object.values(outcome.tally).some((count) => count > 0);

/** Each in a transaction of its own; a plan in one that is rolled back, so that each finds what came before it. */
const runAll = async (
  database: Database,
  jobs: readonly Job[],
  { plan = false }: ImportOptions,
): Promise<readonly FileOutcome[]> => {
  const inOrder = jobs.toSorted((a, b) => a.place - b.place || a.within - b.within);
  const outcomes = async (run: (work: FileWork) => Promise<ImportOutcome>) => {
    const list: FileOutcome[] = [];
    for (const { path, work, quiet } of inOrder) {
      const outcome = await run(work);
      if (!quiet || changesAnything(outcome)) list.push({ path, ...outcome });
    }
    return list;
  };
  return plan
    ? carriedOut(database, (queries: Queries) => outcomes((work) => work(queries)), true)
    : outcomes((work) => carriedOut(database, work, false));
};

const filmReading = async (
  path: string,
  options: ImportOptions,
  now: number,
  whole: boolean,
): Promise<FolderReading> => {
  const { plan = false, made, transcode = false } = options;
  const making = made === undefined ? noMaking : await makingIn(made, plan);
  return { probe: await machineProbe(), making, now, whole, transcode, asked: resolve(path) };
};
const noFilms: FolderJobs = { jobs: [], used: new Set() };
const jobsWithin =
  (within: number) =>
  ({ jobs }: FolderJobs): readonly Job[] =>
    jobs.map(({ path, work, quiet }) => ({ path, place: LAST_PLACE, within, work, quiet }));
const filmJobs = jobsWithin(2);
const comicJobs = jobsWithin(5);
const musicJobs = jobsWithin(6);
const gameJobs = jobsWithin(7);
const newsJobs = jobsWithin(8);
const mayBeGame = (path: string): boolean => /\.(?:zip|html?)$/iu.test(path);

/** What is made of comics lies beside what is made of films. */
const madeOfComics = ({ plan = false, made }: ImportOptions): string | null =>
  plan || made === undefined ? null : join(dirname(made), 'comics');

/** What is made of music lies there too. */
const musicReading = ({ plan = false, made }: ImportOptions, now: number, whole: boolean) => ({
  ...{ now, plan, whole, made: made === undefined ? null : join(dirname(made), 'music') },
});

/** The files of operators' games lie there too. */
const gameReading = ({ plan = false, made }: ImportOptions, now: number, whole: boolean) => ({
  ...{ now, whole, made: plan || made === undefined ? null : join(dirname(made), 'games') },
});

/** Pictures of articles lie there too. */
const newsReading = ({ plan = false, made, around }: ImportOptions, whole: boolean) => ({
  ...{ whole, plan, made: made === undefined ? null : join(dirname(made), 'news') },
  ...{ origins: around?.pictureOrigins ?? [], host: around?.host ?? null },
});

/** Imports one article in one language; its others stay as they are. */
const importArticle = async (database: Database, path: string, options: ImportOptions) => {
  const found = await readNewsFolder(dirname(path), [basename(path)], newsReading(options, false));
  if (found.jobs.length > 0) return runAll(database, newsJobs(found), options);
  const words = 'has no front matter: fields between two lines of ---';
  return runAll(database, [{ path, place: 0, within: 0, work: refusing(words) }], options);
};

/** Imports one game, in an archive or as a page; null where the archive holds none. */
const importGame = async (database: Database, path: string, options: ImportOptions, now: number) => {
  const { jobs } = await readGameFolder(dirname(path), [basename(path)], gameReading(options, now, false));
  if (jobs.length > 0) return runAll(database, gameJobs({ jobs, used: new Set() }), options);
  if (isArchive(path)) return null;
  const words = 'runs no scripts, or needs the files beside it: then import its folder';
  return runAll(database, [{ path, place: 0, within: 0, work: refusing(words) }], options);
};

/** Imports one song with what lies beside it; the rest of its album stays as it is. */
const importSong = async (database: Database, path: string, options: ImportOptions, now: number) => {
  const own = basename(path);
  const { files } = await everyFileBelow(dirname(path), false);
  const beside = files.filter(
    (name) =>
      name === own ||
      (!isSong(name) &&
        (name.replace(/\.[^.]+$/u, '') === own.replace(/\.[^.]+$/u, '') || /\.(?:jpe?g|png|webp)$/iu.test(name))),
  );
  return runAll(
    database,
    musicJobs(await readMusicFolder(dirname(path), beside, musicReading(options, now, false))),
    options,
  );
};

/** Imports one chapter; the rest of its comic stays as it is. */
const importChapter = async (database: Database, path: string, options: ImportOptions, now: number) => {
  const reading = { now, made: madeOfComics(options), whole: false };
  return runAll(database, comicJobs(await readComicFolder(dirname(path), [basename(path)], reading)), options);
};

/** Imports one film with what lies beside it. */
const importFilm = async (database: Database, path: string, options: ImportOptions, now: number) => {
  const folder = dirname(path);
  const beside = onlyWith(await everyFileBelow(folder, false), basename(path));
  return runAll(
    database,
    filmJobs(await readFilmFolder(folder, beside, await filmReading(path, options, now, false))),
    options,
  );
};

/**
 * Imports a file, or all files below a folder in an order in which names come before what is named by them. Null where
 * there is nothing to read.
 */
export const importPath = async (
  database: Database,
  path: string,
  options: ImportOptions = {},
): Promise<readonly FileOutcome[] | null> => {
  const now = options.now ?? Date.now();
  const found = await stat(path).catch(() => null);
  if (!found) return null;
  if (!found.isDirectory() && mayBeGame(path)) {
    const game = await importGame(database, path, options, now);
    if (game) return game;
  }
  if (!found.isDirectory() && isArchive(path)) return importChapter(database, path, options, now);
  if (!found.isDirectory() && isMarkdown(path)) return importArticle(database, path, options);
  if (!found.isDirectory() && isSong(path)) return importSong(database, path, options, now);
  if (!found.isDirectory())
    return isFilmMedia(path) && !(await isChannelFile(path))
      ? importFilm(database, path, options, now)
      : importOne(database, path, options, now);
  const jobs: Job[] = [];
  const passed: FileOutcome[] = [];
  const everything = await everyFileBelow(path);
  // What belongs to a game is its own: its pictures are no comic, and its sounds no album.
  const games = await readGameFolder(path, everything.files, gameReading(options, now, true));
  const all = { ...everything, files: everything.files.filter((name) => !games.used.has(name)) };
  // A list of channels and the manifest of a film may have the same kind of name.
  const lists = await channelFilesIn(path, all.files);
  const below = { ...all, files: all.files.filter((name) => !lists.has(name)) };
  const films = below.files.some(isFilmMedia)
    ? await readFilmFolder(path, below, await filmReading(path, options, now, true))
    : noFilms;
  const music = await readMusicFolder(path, all.files, musicReading(options, now, true));
  // Pictures of articles are no pages of a comic.
  const news = await readNewsFolder(path, all.files, newsReading(options, true));
  const pages = all.files.filter((name) => !music.used.has(name) && !news.used.has(name));
  const comics = await readComicFolder(path, pages, { now, made: madeOfComics(options), whole: true });
  const used = new Set([...films.used, ...comics.used, ...music.used]);
  for (const name of all.files.filter((one) => isImported(one) && !used.has(one))) {
    const own = await jobsOf(join(path, name), name, options, now);
    if (own === null) jobs.push({ path: name, place: 0, within: 0, work: refusing('cannot be read') });
    else if (own.length === 0) passed.push({ path: name, kind: 'passed' });
    else jobs.push(...own);
  }
  const libraries = [filmJobs(films), comicJobs(comics), musicJobs(music), gameJobs(games), newsJobs(news)];
  const works = [...jobs, ...libraries.flat()];
  return [...(await runAll(database, works, options)), ...passed];
};
