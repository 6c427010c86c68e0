import { readFileSync } from 'node:fs';

/** Assumed if the system does not report its limit. */
const ASSUMED = 4096;

/** How many files and connections this process may have open at once. */
export const openFilesLimit = (limits = '/proc/self/limits'): number => {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync(limits, 'utf8'))?.[1] ?? ASSUMED);
  } catch {
    return ASSUMED;
  }
};

/** Whether an error means that the process, or the system, has no descriptor left. */
export const isOutOfDescriptors = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE');
