import { run, type Step } from './steps.ts';

/** Everything that is proven without running the product, cheapest last so that the first failure is the most telling. */
export const checks: readonly Step[] = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint', command: ['oxlint', '--quiet'] },
  { name: 'boundaries', command: ['node', 'tools/boundaries.ts'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  { name: 'lock file', command: ['node', 'tools/lockcheck.ts'] },
  { name: 'words', command: ['node', 'tools/words.ts'] },
  { name: 'documents', command: ['node', 'tools/docs.ts', '--check'] },
];

if (import.meta.main) process.exit(checks.map(run).every((step) => step.failed === 0) ? 0 : 1);
