import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Titles of the tests that failed, each with why where the report says it. */
  readonly broken: readonly string[];
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
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    /** A test that passed after a retry keeps the messages of the try that failed. */
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
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

const titlesOf = ({ suites = [], specs = [] }: PlaywrightSuite, wanted: 'flaky' | 'unexpected'): readonly string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap((suite) => titlesOf(suite, wanted)),
];

/** Of what may be a whole page: that a suite failed before its tests stands far above the last lines of a run. */
const firstLine = (text: string): string => text.split('\n', 1)[0]!.slice(0, 300);

export const tallyOf = (report: Report): Tally => {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    const titles = (wanted: 'flaky' | 'unexpected') => report.suites.flatMap((suite) => titlesOf(suite, wanted));
    const named = { broken: titles('unexpected'), retried: titles('flaky') };
    return { passed: expected + flaky, failed: unexpected, skipped, ...named };
  }
  const titles = (wanted: string) =>
    report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === wanted && failureMessages.length > 0)
        .map(({ fullName, failureMessages: [why = ''] }) => {
          const title = `${relative('.', name)}: ${fullName}`;
          return wanted === 'failed' ? `${title}: ${firstLine(why)}` : title;
        }),
    );
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report;
  return { passed, failed, skipped, broken: titles('failed'), retried: titles('passed') };
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
