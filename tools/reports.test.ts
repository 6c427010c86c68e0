import { expect, it } from 'vitest';
import { tallyOf, timesOf, type PlaywrightReport, type VitestReport } from './reports.ts';

const tried = (fullName: string, status: string, ...failureMessages: readonly string[]) => ({
  ...{ fullName, status, failureMessages },
});
const unit: VitestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  testResults: [
    { name: 'a.test.ts', startTime: 1000, endTime: 1500, assertionResults: [tried('one', 'passed')] },
    {
      ...{ name: 'b.test.ts', startTime: 1000, endTime: 4000 },
      assertionResults: [tried('two', 'passed', 'too late'), tried('three', 'failed', 'wrong', 'wrong again')],
    },
    {
      ...{ name: 'c.test.ts', startTime: 1000, endTime: 1000 },
      assertionResults: [tried('four, of which there may be none', 'skipped'), tried('five', 'skipped')],
    },
  ],
};
const spec = (file: string, title: string, ...durations: readonly number[]) => ({
  ...{ file, title },
  tests: [
    { status: durations.length > 1 ? 'flaky' : 'expected', results: durations.map((duration) => ({ duration })) },
  ],
});
const endToEnd: PlaywrightReport = {
  config: { rootDir: '/somewhere' },
  suites: [
    { specs: [spec('a.spec.ts', 'one', 1000)], suites: [{ specs: [spec('b.spec.ts', 'in a group', 2500, 1500)] }] },
    { specs: [spec('a.spec.ts', 'two', 500)] },
  ],
  stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 0 },
};

const broken: PlaywrightReport = {
  config: { rootDir: '/somewhere' },
  suites: [
    {
      specs: [
        { file: 'c.spec.ts', title: 'three', tests: [{ status: 'unexpected', results: [] }] },
        { file: 'd.spec.ts', title: 'four', tests: [{ status: 'skipped', results: [] }] },
      ],
    },
  ],
  stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 1 },
};

it('counts what a runner reports, and names what failed, what was skipped and what passed at another try', () => {
  expect(tallyOf(unit)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
    left: ['c.test.ts: four, of which there may be none (and 1 more)'],
    broken: ['b.test.ts: three: wrong'],
    retried: ['b.test.ts: two'],
  });
  expect(tallyOf(endToEnd)).toEqual({
    passed: 3,
    failed: 0,
    skipped: 0,
    left: [],
    broken: [],
    retried: ['b.spec.ts: in a group'],
  });
  expect(tallyOf(broken)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 1,
    left: ['d.spec.ts: four'],
    broken: ['c.spec.ts: three'],
    retried: [],
  });
});

it('tells how long each file took, every try counted, the slowest first', () => {
  expect(timesOf(unit)).toEqual([
    { file: 'b.test.ts', seconds: 3 },
    { file: 'a.test.ts', seconds: 0.5 },
    { file: 'c.test.ts', seconds: 0 },
  ]);
  expect(timesOf(endToEnd)).toEqual([
    { file: 'b.spec.ts', seconds: 4 },
    { file: 'a.spec.ts', seconds: 1.5 },
  ]);
});
