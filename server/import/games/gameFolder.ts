import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { asides, dropping, type FolderFault, type FolderJobs } from '../folderWorks.ts';
import type { FileWork } from '../importFile.ts';
import { SourceFault } from '../sourceFault.ts';
import { findGames, type FoundGame } from './findGames.ts';
import { openGameFolder, openGameZip } from './gameSource.ts';
import { readGame, type ReadGame } from './readGame.ts';
import { dropGone, takeGame } from './takeGame.store.ts';

export interface GameReading {
  readonly now: number;
  /** Where files are put; null for a plan. */
  readonly made: string | null;
  /** The folder is read as a whole, so what was imported from it before and is not there now is gone. */
  readonly whole: boolean;
}

const bare = (path: string): string => basename(path).replace(/\.[^.]+$/u, '');

/** A game of a folder or an archive; faults say why it is put aside. Null for an archive that holds none. */
const readOne = async (
  root: string,
  found: FoundGame,
  made: string | null,
): Promise<ReadGame | readonly FolderFault[] | null> => {
  const { path, kind, names } = found;
  const at = join(root, path);
  if (kind === 'zip') {
    const zip = await openGameZip(at);
    if (!zip) return null;
    try {
      const manifest = zip.manifest ? (await zip.readManifest()).toString() : null;
      const page = zip.page === null ? null : { entry: zip.page, named: bare(path) };
      return await readGame(zip, { manifest, page, made });
    } finally {
      await zip.close();
    }
  }
  if (kind === 'page') {
    const entry = basename(path);
    const source = await openGameFolder(dirname(at), [entry]);
    return readGame(source, { manifest: null, page: { entry, named: bare(path) }, made });
  }
  const source = await openGameFolder(at, names);
  if (kind === 'page folder')
    return readGame(source, { manifest: null, page: { entry: found.entry!, named: basename(at) }, made });
  return readGame(source, { manifest: await readFile(join(at, 'game.json'), 'utf8'), page: null, made });
};

const taking =
  (game: ReadGame, source: string, now: number): FileWork =>
  async (queries) => ({
    ...{ kind: 'imported', tally: { ...(await takeGame(queries, game, source, now)), aside: 0 }, aside: [] },
    remarks: game.remarks.map((reason) => ({ line: 1, reason })),
  });

/** Reads the games of a folder; nothing is written to the database until the works run. */
export const readGameFolder = async (
  folder: string,
  files: readonly string[],
  { now, made, whole }: GameReading,
): Promise<FolderJobs> => {
  const root = resolve(folder);
  const { games, used } = await findGames(root, files);
  const left = new Set(used);
  const read: { readonly game: ReadGame; readonly path: string }[] = [];
  const aside: FolderFault[] = [];
  const notGames = new Set<string>();
  for (const found of games) {
    const { path } = found;
    try {
      const result = await readOne(root, found, made);
      if (result === null) {
        notGames.add(path);
        left.delete(path);
      } else if ('gameId' in result) {
        const twice = read.find(({ game }) => game.gameId === result.gameId);
        if (twice) aside.push({ path, reason: `has the gameId of ${twice.path}, ${result.gameId}` });
        else read.push({ game: result, path });
      } else aside.push(...result.map(({ line, reason }) => ({ path, ...(line && { line }), reason })));
    } catch (error) {
      if (!(error instanceof SourceFault)) throw error;
      aside.push({ path, reason: error.message });
    }
  }
  // What is there but cannot be read now stays as it was.
  const there = new Set(games.filter(({ path }) => !notGames.has(path)).map(({ path }) => join(root, path)));
  return {
    jobs: [
      ...read.map(({ game, path }) => ({
        path: path === '.' ? basename(root) : path,
        work: taking(game, join(root, path), now),
      })),
      ...(whole
        ? [
            {
              path: basename(root),
              work: dropping((queries) => dropGone(queries, root, there), 'games'),
              quiet: true as const,
            },
          ]
        : []),
      ...asides(aside).map(({ path, work }) => ({ path: path === '.' ? basename(root) : path, work })),
    ],
    used: left,
  };
};
