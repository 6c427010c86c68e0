import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Of each file with skipped tests the title of the first, and how many more there are. */
  readonly left: readonly string[];
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

type PlaywrightStatus = 'flaky' | 'unexpected' | 'skipped';
const titlesOf = ({ suites = [], specs = [] }: PlaywrightSuite, wanted: PlaywrightStatus): readonly string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap((suite) => titlesOf(suite, wanted)),
];

/** Of what may be a whole page: that a suite failed before its tests stands far above the last lines of a run. */
const firstLine = (text: string): string => text.split('\n', 1)[0]!.slice(0, 300);

/** Titles, each behind its file and a colon, as one for each file. */
const byFile = (titles: readonly string[]): readonly string[] => {
  const files = new Map<string, string[]>();
  for (const title of titles) {
    const file = title.split(': ', 1)[0]!;
    files.set(file, [...(files.get(file) ?? []), title]);
  }
  return [...files.values()].map(([first = '', ...more]) =>
    more.length > 0 ? `${first} (and ${more.length} more)` : first,
  );
};

export const tallyOf = (report: Report): Tally => {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    const titles = (wanted: PlaywrightStatus) => report.suites.flatMap((suite) => titlesOf(suite, wanted));
    const named = { broken: titles('unexpected'), retried: titles('flaky'), left: byFile(titles('skipped')) };
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
  const left = byFile(
    report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'skipped' || status === 'pending')
        .map(({ fullName }) => `${relative('.', name)}: ${fullName}`),
    ),
  );
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report;
  return { passed, failed, skipped, left, broken: titles('failed'), retried: titles('passed') };
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
