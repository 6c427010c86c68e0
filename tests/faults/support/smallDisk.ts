import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether this process may mount a file system; tested in a namespace of its own. */
export const mayMount = (): boolean =>
  process.platform === 'linux' &&
  spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' }).status === 0;

export interface SmallDisk {
  readonly folder: string;
  /** Uses up all remaining space. */
  readonly fill: () => void;
  /** Releases the space that `fill` used. */
  readonly makeRoom: () => void;
  readonly remove: () => void;
}

const PIECE = Buffer.alloc(4096, 1);

/** A file system of its own with this many megabytes. */
export const smallDisk = (megabytes: number): SmallDisk => {
  const folder = mkdtempSync(join(tmpdir(), 'khandai-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  // The user of the database server has to enter the folder.
  chmodSync(folder, 0o755);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => {
      const file = openSync(ballast, 'a');
      try {
        for (;;) writeSync(file, PIECE);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(ballast),
    remove: () => {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
