import { relative, resolve } from 'node:path';
import { checks } from './check.ts';
import { readReport, timesOf, type TestTime } from './reports.ts';
import { run, runTogether, type Done, type Step } from './steps.ts';

const cache = 'node_modules/.cache';
const vitest = (name: string, ...projects: readonly string[]): Step => ({
  name: `tests (${name})`,
  command: [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${cache}/${name}.json`,
  ],
  report: `${cache}/${name}.json`,
});
const alone: readonly Step[] = [
  { name: 'browser', command: ['node', 'tools/browser.ts'] },
  { name: 'build', command: ['npm', 'run', '-s', 'build'] },
  { name: 'size', command: ['node', 'tools/size.ts'] },
  vitest('node', 'node', 'wiring'),
  vitest('browser', 'browser'),
  {
    name: 'tests (end to end)',
    command: ['playwright', 'test', '--reporter=list,json'],
    report: `${cache}/e2e.json`,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${cache}/e2e.json` },
  },
];

/** Test files with their durations, slowest first. */
const filesOf = ({ step }: Done): readonly TestTime[] => {
  const report = step.report === undefined ? null : readReport(step.report);
  if (!report) return [];
  const folder = 'stats' in report ? report.config.rootDir : '.';
  return timesOf(report).map(({ file, seconds }) => ({ file: relative('.', resolve(folder, file)), seconds }));
};

const start = performance.now();
const done = [...(await runTogether(checks))];
const checked = (performance.now() - start) / 1000;
for (const step of alone) done.push(await run(step));

console.log('\ntime of each part:');
const line = (seconds: number, name: string) => console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
line(checked, 'checks');
for (const { step, seconds } of done.slice(checks.length)) line(seconds, step.name);
line((performance.now() - start) / 1000, 'all of it');
console.log('the ten slowest files:');
for (const { seconds, file } of done
  .flatMap(filesOf)
  .sort((a, b) => b.seconds - a.seconds)
  .slice(0, 10))
  line(seconds, file);
console.log('');

const sum = (key: 'passed' | 'failed' | 'skipped') => done.reduce((total, one) => total + one[key], 0);
for (const { step, failed } of done) if (failed > 0) console.log(`failed: ${step.name}`);
for (const title of done.flatMap(({ broken }) => broken)) console.log(`failed: ${title}`);
for (const title of done.flatMap(({ left }) => left)) console.log(`skipped: ${title}`);
for (const title of done.flatMap(({ retried }) => retried)) console.log(`passed at another try: ${title}`);
console.log(
  `${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`,
);
process.exit(sum('failed') > 0 ? 1 : 0);
