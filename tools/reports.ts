import { existsSync, readFileSync } from 'node:fs';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Titles of the tests that passed after a retry. */
  readonly retried: readonly string[];
}
/** A test file, and the duration of its tests in seconds. */
export interface TestTime {
  readonly file: string;
  readonly seconds: number;
}

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string; readonly results: readonly { readonly duration: number }[] }[];
  }[];
}
export interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}
export type Report = VitestReport | PlaywrightReport;

/** The report of a test runner, or null if it ended before writing one. */
export const readReport = (file: string): Report | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;

const retriedIn = ({ suites = [], specs = [] }: PlaywrightSuite): readonly string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(retriedIn),
];

export const tallyOf = (report: Report): Tally => {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped, retried: report.suites.flatMap(retriedIn) };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests, retried: [] };
};

const playwrightTimes = ({ suites = [], specs = [] }: PlaywrightSuite): readonly TestTime[] => [
  ...specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => ({ file, seconds: duration / 1000 }))),
  ),
  ...suites.flatMap(playwrightTimes),
];

/** The duration of each file, slowest first; for end-to-end tests the sum of their durations. */
export const timesOf = (report: Report): readonly TestTime[] => {
  const parts =
    'stats' in report
      ? report.suites.flatMap(playwrightTimes)
      : report.testResults.map(({ name, startTime, endTime }) => ({
          file: name,
          seconds: (endTime - startTime) / 1000,
        }));
  const sums = new Map<string, number>();
  for (const { file, seconds } of parts) sums.set(file, (sums.get(file) ?? 0) + seconds);
  return [...sums].map(([file, seconds]) => ({ file, seconds })).sort((a, b) => b.seconds - a.seconds);
};
