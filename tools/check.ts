import { runTogether, type Step } from './steps.ts';

/** All checks that do not run the product; the longest first, because two run at a time. */
export const checks: readonly Step[] = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  { name: 'documents', command: ['node', 'tools/docs.ts', '--check'] },
  { name: 'lint', command: ['oxlint', '--quiet'] },
  { name: 'boundaries', command: ['node', 'tools/boundaries.ts'] },
  { name: 'lock file', command: ['node', 'tools/lockcheck.ts'] },
  { name: 'words', command: ['node', 'tools/words.ts'] },
];

if (import.meta.main) process.exit((await runTogether(checks)).every(({ failed }) => failed === 0) ? 0 : 1);
