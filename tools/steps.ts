import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

/** A command of the project. One that writes a test report (`report`, a JSON file) counts by its tests, any other counts as one. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly report?: string;
  readonly env?: Readonly<Record<string, string>>;
}
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Titles of the tests that failed before they passed. */
  readonly retried: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
}
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}
interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

const retriedIn = ({ suites = [], specs = [] }: PlaywrightSuite): readonly string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(retriedIn),
];

const tallyOf = (file: string): Tally | null => {
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped, retried: retriedIn(report) };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests, retried: [] };
};

/** Runs a step with its output shown; a step that fails without a failed test still counts one failure. */
export const run = ({ name, command: [program, ...args], report, env }: Step): Tally => {
  const file = report && resolve(report);
  if (file) rmSync(file, { force: true });
  mkdirSync('node_modules/.cache', { recursive: true });
  const start = performance.now();
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env, PATH: `${resolve('node_modules/.bin')}:${process.env['PATH']}` },
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  const counted = (file && tallyOf(file)) || { passed: status === 0 ? 1 : 0, failed: 0, skipped: 0, retried: [] };
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
};
