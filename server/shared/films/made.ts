import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder for files made from films, under DATA_DIR. */
export const madeOfFilms = (dataDir: string): string => join(dataDir, 'films');

/**
 * The folder for files made from an operator's film, named by the film's path, size and modification time, so that a
 * changed file gets a new folder.
 */
export const madeFolder = async (root: string, path: string): Promise<string> => {
  const { size, mtimeMs } = await stat(path);
  return join(root, createHash('sha256').update(`${path} ${size} ${mtimeMs}`).digest('hex').slice(0, 24));
};

const UNFINISHED = '.making-';
const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/**
 * Creates a folder within another atomically: it becomes visible only after `make` has ended, and leftovers of a killed
 * process are removed by the next one. One process at a time creates a folder of a name. Returns its path.
 */
export const makeWhole = async (
  folder: string,
  name: string,
  make: (unfinished: string) => Promise<void>,
): Promise<string> => {
  await mkdir(folder, { recursive: true });
  const prefix = `${UNFINISHED}${name}-`;
  for (const left of await readdir(folder)) {
    const maker = left.startsWith(prefix) ? Number.parseInt(left.slice(prefix.length), 10) : null;
    if (maker !== null && (maker === process.pid || !runs(maker)))
      await rm(join(folder, left), { recursive: true, force: true });
  }
  const unfinished = await mkdtemp(join(folder, `${prefix}${process.pid}-`));
  try {
    await make(unfinished);
    await rm(join(folder, name), { recursive: true, force: true });
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  return join(folder, name);
};
