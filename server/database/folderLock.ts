import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefused } from '../shared/startRefused.ts';

const BUSY = 5;

/**
 * Locks DATA_DIR for one serving origin until released or until the process ends in any way: two origins on one folder
 * would each have their own sockets, limits and presence, and split the chat. The operator's commands share the folder
 * on purpose and take no lock. The lock is on an SQLite file, because Node has no file lock that the system releases.
 */
export const lockFolder = (dataDir: string): (() => void) => {
  const file = join(dataDir, 'serving.lock');
  mkdirSync(dataDir, { recursive: true });
  const held = new DatabaseSync(file, { timeout: 0 });
  try {
    held.exec('begin exclusive');
    // SQLite silently takes no lock on a read-only file.
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
