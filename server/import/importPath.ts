import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as Effect from 'effect/Effect';
import type { Database, Queries } from '../database/database.ts';
import { LAST_PLACE, placeOf, placeWithin } from './football/takeForeign.ts';
import { recognise } from './football/recognise.ts';
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
}

const IMPORTED = /\.(json|csv|txt)$/i;
const MOST_BYTES = 256 * 1024 * 1024;

/** The files below a folder, by name. */
const filesBelow = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && IMPORTED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/(^|[\\/])(\.|node_modules[\\/])/.test(relative(folder, file)))
    .toSorted();

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
  const text = textOf(bytes);
  if (text === null) return [{ ...first, work: refusing('is no text in UTF-8') }];
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

/** Each in a transaction of its own; a plan in one that is rolled back, so that each finds what came before it. */
const runAll = async (
  database: Database,
  jobs: readonly Job[],
  { plan = false }: ImportOptions,
): Promise<readonly FileOutcome[]> => {
  const inOrder = jobs.toSorted((a, b) => a.place - b.place || a.within - b.within);
  const outcomes = async (run: (work: FileWork) => Promise<ImportOutcome>) => {
    const list: FileOutcome[] = [];
    for (const { path, work } of inOrder) list.push({ path, ...(await run(work)) });
    return list;
  };
  return plan
    ? carriedOut(database, (queries: Queries) => outcomes((work) => work(queries)), true)
    : outcomes((work) => carriedOut(database, work, false));
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
  if (!found?.isDirectory()) return importOne(database, path, options, now);
  const jobs: Job[] = [];
  const passed: FileOutcome[] = [];
  for (const file of await filesBelow(path)) {
    const name = relative(path, file);
    const own = await jobsOf(file, name, options, now);
    if (own === null) jobs.push({ path: name, place: 0, within: 0, work: refusing('cannot be read') });
    else if (own.length === 0) passed.push({ path: name, kind: 'passed' });
    else jobs.push(...own);
  }
  return [...(await runAll(database, jobs, options)), ...passed];
};
