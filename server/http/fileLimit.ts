import { readFileSync } from 'node:fs';

/** What is assumed where the system does not say. */
const ASSUMED = 4096;

/** How many files and connections this process may have open at once. */
export const openFilesLimit = (limits = '/proc/self/limits'): number => {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync(limits, 'utf8'))?.[1] ?? ASSUMED);
  } catch {
    return ASSUMED;
  }
};

/** Whether work failed because this process, or the whole system, had no descriptor left. */
export const isOutOfDescriptors = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE');
