import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { readReport, tallyOf, type Tally } from './reports.ts';

/**
 * A command of the project. One that writes a test report (`report`, a JSON file) counts by its tests, any other counts
 * as one.
 */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly report?: string;
  readonly env?: Readonly<Record<string, string>>;
}
export interface Done extends Tally {
  readonly step: Step;
  readonly seconds: number;
}

/**
 * Runs a step; one that fails without a failed test still counts as one failure. If `held`, its output is printed at
 * its end.
 */
const runStep = async (step: Step, held: boolean): Promise<Done> => {
  const {
    name,
    command: [program, ...args],
    report,
    env,
  } = step;
  const file = report && resolve(report);
  if (file) rmSync(file, { force: true });
  mkdirSync('node_modules/.cache', { recursive: true });
  const start = performance.now();
  const child = spawn(program, args, {
    stdio: ['inherit', held ? 'pipe' : 'inherit', held ? 'pipe' : 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...env, PATH: `${resolve('node_modules/.bin')}:${process.env['PATH']}` },
  });
  const ended = once(child, 'close').then(
    ([status]) => status === 0,
    () => false,
  );
  const said = await Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
  const isFine = await ended;
  const seconds = (performance.now() - start) / 1000;
  process.stdout.write(said.join(''));
  console.log(`${isFine ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  const written = file === undefined ? null : readReport(file);
  const counted = written
    ? tallyOf(written)
    : { passed: isFine ? 1 : 0, failed: 0, skipped: 0, left: [], broken: [], retried: [] };
  const failed = isFine ? counted.failed : Math.max(counted.failed, 1);
  return { ...counted, failed, step, seconds };
};

/** Runs a step with its output printed as it comes. */
export const run = (step: Step): Promise<Done> => runStep(step, false);

/**
 * Runs independent steps, two at a time, because most of them use one core. The output of each is printed at its end.
 */
export const runTogether = async (steps: readonly Step[]): Promise<readonly Done[]> => {
  const done = new Map<Step, Done>();
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) done.set(step, await runStep(step, true));
  };
  await Promise.all([work(), work()]);
  return steps.map((step) => done.get(step)!);
};
