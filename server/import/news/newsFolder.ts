import { basename, join, resolve } from 'node:path';
import { dirname } from 'node:path/posix';
import { dropping, eachOf, nothing, type FolderJob, type FolderJobs } from '../folderWorks.ts';
import type { FileWork, ImportFault } from '../importFile.ts';
import { readNewsFile, type NewsFile } from './newsFile.ts';
import { groupFiles, type WholeFile } from './newsGroups.ts';
import type { PictureReading } from './picture.ts';
import { dropGoneNews, takeNews } from './takeNews.store.ts';

export interface NewsReading extends Omit<PictureReading, 'root'> {
  /** The folder is read as a whole, so what was imported from it before and is not there now is gone. */
  readonly whole: boolean;
}

const MARKDOWN = /\.(?:md|markdown)$/iu;
export const isMarkdown = (path: string): boolean => MARKDOWN.test(path);
const PICTURE = /\.(?:jpe?g|png|webp)$/iu;
const AT_ONCE = 4;

const refusing =
  (faults: readonly ImportFault[]): FileWork =>
  async () => ({ kind: 'refused', faults });
const taking =
  (one: WholeFile, source: { readonly path: string; readonly moves: boolean }): FileWork =>
  async (queries) => {
    const done = await takeNews(queries, one, source);
    if (typeof done !== 'string') return { kind: 'refused', faults: done };
    return { kind: 'imported', tally: { ...nothing, [done]: 1, aside: 0 }, remarks: one.file.remarks };
  };

/** Reads the articles of a folder; nothing is written to the database until the works run. */
export const readNewsFolder = async (
  folder: string,
  files: readonly string[],
  { whole, ...pictures }: NewsReading,
): Promise<FolderJobs> => {
  const root = resolve(folder);
  const found = files.filter(isMarkdown);
  const read: NewsFile[] = [];
  const jobs: FolderJob[] = [];
  const used = new Set<string>();
  const all = await eachOf(found, AT_ONCE, async (path) => ({
    ...{ path, file: await readNewsFile(path, { ...pictures, root }) },
  }));
  let unknown = 0;
  for (const { path, file } of all) {
    if (file === null) continue;
    used.add(path);
    if ('front' in file) read.push(file);
    else {
      unknown += 1;
      jobs.push({ path, work: refusing(file) });
    }
  }
  const { whole: articles, refused } = groupFiles(read);
  // All languages of an article have the source of its first file.
  const first = new Map(articles.toReversed().map(({ file }) => [file.key, file.path]));
  for (const one of articles) {
    const source = join(root, first.get(one.file.key) ?? one.file.path);
    jobs.push({ path: one.file.path, work: taking(one, { path: source, moves: whole }) });
  }
  for (const { path, faults } of refused) jobs.push({ path, work: refusing(faults) });
  const there = new Set(read.map(({ key, front }) => `${key} ${front.language}`));
  // Of a file that cannot be read nobody knows whose it is: then all stays.
  if (whole && unknown === 0)
    jobs.push({
      ...{ path: basename(root), quiet: true },
      work: dropping((queries) => dropGoneNews(queries, root, there), 'articles'),
    });
  const shown = new Set(read.flatMap(({ pictureFolders }) => pictureFolders));
  for (const path of files) if (PICTURE.test(path) && shown.has(dirname(path))) used.add(path);
  return { jobs, used };
};
