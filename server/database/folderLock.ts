import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefused } from '../shared/startRefused.ts';

const BUSY = 5;

/**
 * Holds DATA_DIR for one serving origin until it is let go, or until the process dies in whatever way: two on one folder
 * would each keep their own sockets, limits and presence, and split the chat. The operator's commands share the folder
 * on purpose and do not ask. A file of SQLite is the lock, because Node itself offers none that the system frees.
 */
export const holdFolder = (dataDir: string): (() => void) => {
  const file = join(dataDir, 'serving.lock');
  mkdirSync(dataDir, { recursive: true });
  const held = new DatabaseSync(file, { timeout: 0 });
  try {
    held.exec('begin exclusive');
    // In a file that may only be read, SQLite takes no lock and does not say so.
    accessSync(file, constants.W_OK);
  } catch (error) {
    held.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY)
      throw new StartRefused(
        `Another origin is running on DATA_DIR (${dataDir}): end that one, or set DATA_DIR to a folder of its own.`,
      );
    throw error;
  }
  return () => held.close();
};
