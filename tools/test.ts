import { checks } from './check.ts';
import { run, type Step } from './steps.ts';

const cache = 'node_modules/.cache';
const vitest = (project: string): Step => ({
  name: `tests (${project})`,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${cache}/${project}.json`,
  ],
  report: `${cache}/${project}.json`,
});

const steps: readonly Step[] = [
  ...checks,
  { name: 'browser', command: ['node', 'tools/browser.ts'] },
  { name: 'build', command: ['npm', 'run', '-s', 'build'] },
  { name: 'size', command: ['node', 'tools/size.ts'] },
  vitest('node'),
  vitest('browser'),
  {
    name: 'tests (end to end)',
    command: ['playwright', 'test', '--reporter=list,json'],
    report: `${cache}/e2e.json`,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${cache}/e2e.json` },
  },
];

const tallies = steps.map(run);
const sum = (key: 'passed' | 'failed' | 'skipped') => tallies.reduce((total, tally) => total + tally[key], 0);
steps.forEach((step, i) => tallies[i]!.failed > 0 && console.log(`failed: ${step.name}`));
for (const title of tallies.flatMap(({ retried }) => retried)) console.log(`passed at another try: ${title}`);
console.log(
  `${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`,
);
process.exit(sum('failed') > 0 ? 1 : 0);
