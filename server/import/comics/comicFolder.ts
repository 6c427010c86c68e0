import { basename, join, resolve } from 'node:path';
import { basename as lastOf } from 'node:path/posix';
import { asides, dropping, type FolderFault, type FolderJobs } from '../folderWorks.ts';
import type { FileWork } from '../importFile.ts';
import { readName } from './chapterName.ts';
import { noInfo, readComicInfo } from './comicInfo.ts';
import { findChapters, isArchive, type FoundChapter } from './findChapters.ts';
import { openFolder } from './folderSource.ts';
import { placeChapters, type PlacedComic, type ReadChapter } from './placeChapters.ts';
import { folderOf, readChapter } from './readChapter.ts';
import { SourceFault } from '../sourceFault.ts';
import { dropGone, takeComic } from './takeComic.store.ts';
import { openZip } from './zipSource.ts';

export interface ComicReading {
  readonly now: number;
  /** Where pages are made; null for a plan. */
  readonly made: string | null;
  /** The folder is read as a whole, so what was imported from it before and is not there now is gone. */
  readonly whole: boolean;
}

const taking =
  (comic: PlacedComic, remarks: readonly FolderFault[], { whole, now }: ComicReading): FileWork =>
  async (queries) => ({
    ...{ kind: 'imported', tally: { ...(await takeComic(queries, comic, whole, now)), aside: 0 }, aside: [] },
    remarks: remarks.map(({ path, reason }) => ({ line: 1, reason: `${path}: ${reason}` })),
  });
/** A chapter as a whole; a text says why it is put aside. A ZIP without pages that is no CBZ is nobody's. */
const readOne = async (
  root: string,
  found: FoundChapter,
  made: string | null,
): Promise<{ readonly chapter: ReadChapter; readonly remark: string | null } | string | null> => {
  const { path, kind, names, around } = found;
  const source = join(root, path);
  const inside = await (kind === 'zip' ? openZip(source) : openFolder(source, names)).catch((error: unknown) => {
    if (error instanceof SourceFault) return error.message;
    throw error;
  });
  if (typeof inside === 'string') return /\.zip$/iu.test(path) && /no pages|empty/u.test(inside) ? null : inside;
  try {
    const told = inside.info === null ? noInfo : readComicInfo(inside.info);
    const info = typeof told === 'string' ? noInfo : told;
    const name = readName(
      path === '.' ? basename(root) : lastOf(path).replace(isArchive(path) ? /\.[^.]+$/u : /$/u, ''),
    );
    return {
      chapter: {
        ...{ path, source, name, info, around: path === '.' ? '' : around, folder: folderOf(inside) },
        made: await readChapter(inside, info.cover, made),
      },
      remark: typeof told === 'string' ? `its ComicInfo.xml was passed over: ${told}` : null,
    };
  } catch (error) {
    if (error instanceof SourceFault) return error.message;
    throw error;
  } finally {
    await inside.close();
  }
};

/** How many chapters are drawn at once; each has a page in memory. */
const AT_ONCE = 2;

/** Reads the comics of a folder; nothing is written to the database until the works run. */
export const readComicFolder = async (
  folder: string,
  files: readonly string[],
  reading: ComicReading,
): Promise<FolderJobs> => {
  const { chapters: found, used, foreign } = findChapters(files);
  if (found.length === 0 && foreign.length === 0) return { jobs: [], used };
  const root = resolve(folder);
  const read: ReadChapter[] = [];
  const aside: FolderFault[] = [...foreign];
  const remarks = new Map<string, FolderFault>();
  for (let at = 0; at < found.length; at += AT_ONCE)
    await Promise.all(
      found.slice(at, at + AT_ONCE).map(async (one) => {
        const result = await readOne(root, one, reading.made);
        if (typeof result === 'string') aside.push({ path: one.path, reason: result });
        else if (result) {
          read.push(result.chapter);
          if (result.remark !== null) remarks.set(one.path, { path: one.path, reason: result.remark });
        }
      }),
    );
  const comics = placeChapters(read, basename(root));
  const all = [...aside, ...comics.flatMap(({ twice }) => twice)];
  // What is there but cannot be read now stays as it was.
  const there = new Set(found.map(({ path }) => join(root, path)));
  return {
    jobs: [
      ...comics.map((comic) => ({
        path: comic.chapters.length === 1 ? comic.chapters[0]!.path : comic.form.title.vi,
        work: taking(
          comic,
          comic.chapters.flatMap(({ path }) => remarks.get(path) ?? []),
          reading,
        ),
      })),
      ...(reading.whole
        ? [{ path: basename(root), work: dropping((queries) => dropGone(queries, root, there), 'chapters') }]
        : []),
      ...asides(all).map(({ path, work }) => ({ path: path === '.' ? basename(root) : path, work })),
    ],
    used,
  };
};
