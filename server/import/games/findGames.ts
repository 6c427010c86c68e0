import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';
import { isManifest } from './manifest.ts';
import { needsOthers, runsScripts } from './gamePage.ts';

/** Where a game lies, relative to what is imported. */
export interface FoundGame {
  readonly path: string;
  readonly kind: 'zip' | 'folder' | 'page folder' | 'page';
  /** Of a folder, relative to it. */
  readonly names: readonly string[];
  readonly entry: string | null;
}
export interface FoundGames {
  readonly games: readonly FoundGame[];
  /** Files that this leaves to nobody else. */
  readonly used: ReadonlySet<string>;
}

const isIn = (path: string, folder: string): boolean => folder === '.' || path.startsWith(`${folder}/`);
const within = (path: string, folder: string): string => (folder === '.' ? path : path.slice(folder.length + 1));

const textOf = (root: string, path: string): Promise<string> => readFile(join(root, path), 'utf8').catch(() => '');

/** Folders with a manifest, the outermost of several. */
const manifestFolders = async (root: string, files: readonly string[]): Promise<readonly string[]> => {
  const found: string[] = [];
  const named = files.filter((path) => /(?:^|\/)game\.json$/u.test(path)).toSorted((a, b) => a.length - b.length);
  for (const path of named)
    if (!found.some((one) => isIn(path, one)) && isManifest(await textOf(root, path))) found.push(dirname(path));
  return found;
};

/**
 * The games of a folder: folders with a manifest, archives (which are looked into later), pages that stand by themselves, and
 * the whole folder where its own `index.html` needs the files beside it.
 */
export const findGames = async (root: string, files: readonly string[]): Promise<FoundGames> => {
  const folders = await manifestFolders(root, files);
  const games: FoundGame[] = folders.map((folder) => ({
    ...{ path: folder, kind: 'folder', entry: null },
    names: files.filter((path) => isIn(path, folder)).map((path) => within(path, folder)),
  }));
  const rest = files.filter((path) => !folders.some((folder) => isIn(path, folder)));
  for (const path of rest.filter((one) => /\.html?$/iu.test(one))) {
    const html = await textOf(root, path);
    if (!runsScripts(html)) continue;
    if (!needsOthers(html)) games.push({ path, kind: 'page', names: [], entry: null });
    else if (folders.length === 0 && /^index\.html?$/iu.test(path))
      return { games: [{ path: '.', kind: 'page folder', names: files, entry: path }], used: new Set(files) };
  }
  games.push(
    ...rest
      .filter((path) => /\.zip$/iu.test(path))
      .map((path) => ({ path, kind: 'zip' as const, names: [], entry: null })),
  );
  const used = new Set([
    ...files.filter((path) => folders.some((folder) => isIn(path, folder))),
    ...games.filter(({ kind }) => kind !== 'folder').map(({ path }) => path),
  ]);
  return { games, used };
};
