import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, synced } from './durable.ts';

/** Files under DATA_DIR with unguessable names. A stored file is complete and survives a crash. */
export interface FileStore {
  /** Stores the parts under one new name, told apart by their suffixes (".webp", "-96.webp"); returns the name. */
  readonly add: (parts: readonly FilePart[]) => Promise<string>;
  /** Null if there is none. */
  readonly read: (file: string) => Promise<Buffer | null>;
  /** Removes everything stored under a name; idempotent. */
  readonly remove: (name: string) => Promise<void>;
  /** The total bytes stored; changes by other processes in the last ten minutes may be missing. */
  readonly size: () => Promise<number>;
  /** Removes unused files, left by a process that died between writing a file and the row that names it. */
  readonly sweep: (inUse: ReadonlySet<string>) => Promise<void>;
}
export interface FilePart {
  readonly end: string;
  readonly bytes: Uint8Array;
}

const TEMPORARY = '.new';
/** Another process may be about to reference a file younger than this. */
const YOUNG_MS = 3_600_000;
/** Measuring reads the whole folder. */
const MEASURED_FOR_MS = 600_000;

const NAME = /^[0-9a-f]{32}/;
/** The name under which a file was added; null for a file that does not belong to a store. */
const nameOf = (file: string): string | null => NAME.exec(file)?.[0] ?? null;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
const unlessMissing = async <A>(work: Promise<A>): Promise<A | null> => {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** The folder is created with the first file. `now` is the machine's clock, which file ages are measured with. */
export const fileStore = (folder: string, now: () => number = Date.now): FileStore => {
  const filesOf = async (): Promise<readonly string[]> => (await unlessMissing(readdir(folder))) ?? [];
  let measured: { readonly at: number; bytes: number } | null = null;
  const removeFile = (file: string) => unlessMissing(unlink(join(folder, file)));
  return {
    add: async (parts) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = randomBytes(16).toString('hex');
      const files = parts.map(({ end }) => `${name}${end}`);
      try {
        await Promise.all(parts.map(({ bytes }, i) => synced(join(folder, `${files[i]}${TEMPORARY}`), 'wx', bytes)));
        for (const file of files) await rename(join(folder, `${file}${TEMPORARY}`), join(folder, file));
        await syncFolder(folder);
      } catch (error) {
        await Promise.all(
          files.flatMap((file) => [file, `${file}${TEMPORARY}`]).map((file) => rm(join(folder, file), { force: true })),
        );
        throw error;
      }
      if (measured) measured.bytes += parts.reduce((sum, { bytes }) => sum + bytes.length, 0);
      return name;
    },
    size: async () => {
      if (measured === null || now() - measured.at > MEASURED_FOR_MS) {
        const sizes = (await filesOf()).map(async (file) => (await unlessMissing(stat(join(folder, file))))?.size ?? 0);
        measured = { at: now(), bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) };
      }
      return measured.bytes;
    },
    read: (file) => (nameOf(file) === null ? Promise.resolve(null) : unlessMissing(readFile(join(folder, file)))),
    remove: async (name) => {
      if (nameOf(name) !== name) return;
      await Promise.all((await filesOf()).filter((file) => nameOf(file) === name).map(removeFile));
    },
    sweep: async (inUse) => {
      for (const file of await filesOf()) {
        const name = nameOf(file);
        if (name === null || (inUse.has(name) && !file.endsWith(TEMPORARY))) continue;
        const about = await unlessMissing(stat(join(folder, file)));
        if (about && now() - about.mtimeMs > YOUNG_MS) await removeFile(file);
      }
    },
  };
};
