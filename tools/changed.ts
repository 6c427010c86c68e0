import { execFileSync } from 'node:child_process';
import { checks } from './check.ts';
import { specsFor } from './changed/specs.ts';
import { run, runTogether, type Step } from './steps.ts';

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/**
 * Runs the tests that a change can affect: since the given commit, else since this branch left main, including
 * uncommitted changes.
 */
const base = git('rev-parse', process.argv[2] ?? git('merge-base', 'HEAD', 'main'));
const changed = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
  .flatMap((list) => list.split('\n'))
  .filter((file) => file !== '');
const specs = specsFor(changed);
console.log(
  `${changed.length} files changed; end-to-end specs: ${specs === 'all' ? 'all' : specs.join(', ') || 'none'}`,
);

const names = specs === 'all' ? [] : specs.map((name) => `/${name}\\w*(\\.model)?\\.spec\\.ts`);
const endToEnd: readonly Step[] = [
  { name: 'build', command: ['npm', 'run', '-s', 'build'] },
  { name: 'tests (end to end)', command: ['playwright', 'test', ...names] },
];
const steps: readonly Step[] = [
  { name: 'browser', command: ['node', 'tools/browser.ts'] },
  { name: 'tests (node and browser)', command: ['vitest', 'run', '--passWithNoTests', `--changed=${base}`] },
  ...(specs.length === 0 ? [] : endToEnd),
];
const done = [...(await runTogether(checks))];
for (const step of steps) done.push(await run(step));
process.exit(done.every(({ failed }) => failed === 0) ? 0 : 1);
