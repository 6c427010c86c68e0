import { Worker } from 'node:worker_threads';
import { pause, type Attack } from './attack.ts';
import { startTarget, type Target } from './target.ts';

/** Limits of the damage that one address may cause. */
export const BOUNDS = {
  /** Maximum ratio of the median response time for another address. */
  ratio: 5,
  memoryMb: 600,
  /** One address's connections, one file for each, and some that the origin opens itself. */
  descriptors: 200 + 200 + 50,
  /** After the attack, relative to before. */
  leftMb: 150,
  leftDescriptors: 20,
  backMs: 30_000,
} as const;
const QUIET_MS = 3000;
const LOOK_MS = 100;
/**
 * Below this median in milliseconds, response times are dominated by the scheduler of the machine that also runs the
 * attack.
 */
const LEAST_MEDIAN_MS = 2;

export interface Verdict {
  readonly name: string;
  /** The exceeded limits, in words; empty if there are none. */
  readonly broken: readonly string[];
  /** Median response time for another address during the attack, relative to before. */
  readonly ratio: number;
  readonly quietMs: number;
  readonly peakMb: number;
  readonly peakDescriptors: number;
  /** Milliseconds until memory and descriptors were back to normal; null if that took too long. */
  readonly backMs: number | null;
}

/** Measures the median response time for another address since the last query. */
const startNeighbour = (port: number) => {
  const worker = new Worker(new URL('./neighbour.ts', import.meta.url), { workerData: { port } });
  return {
    median: () =>
      new Promise<number>((resolve) => {
        worker.once('message', resolve);
        worker.postMessage('median');
      }),
    stop: () => worker.terminate(),
  };
};

/** Records the peaks of memory and descriptors until it is stopped. */
const watchPeaks = (target: Target) => {
  let mb = 0;
  let descriptors = 0;
  const look = () => {
    mb = Math.max(mb, target.memory());
    descriptors = Math.max(descriptors, target.descriptors());
  };
  const timer = setInterval(look, LOOK_MS);
  return {
    stop: () => {
      look();
      clearInterval(timer);
      return { mb, descriptors };
    },
  };
};

const waitUntilBack = async (isBack: () => boolean): Promise<number | null> => {
  const began = performance.now();
  while (performance.now() - began < BOUNDS.backMs) {
    if (isBack()) return performance.now() - began;
    await pause(LOOK_MS);
  }
  return null;
};

/** Runs an attack against a fresh origin and measures the damage. */
export const judge = async ({ name, run }: Attack): Promise<Verdict> => {
  const target = await startTarget();
  const neighbour = startNeighbour(target.port);
  try {
    await pause(QUIET_MS);
    await neighbour.median();
    await pause(QUIET_MS);
    const quietMs = await neighbour.median();
    const quiet = { mb: target.memory(), descriptors: target.descriptors() };
    const peaks = watchPeaks(target);
    await run(target);
    const attackedMs = await neighbour.median();
    const { mb: peakMb, descriptors: peakDescriptors } = peaks.stop();
    const backMs = await waitUntilBack(
      () =>
        target.memory() <= quiet.mb + BOUNDS.leftMb &&
        target.descriptors() <= quiet.descriptors + BOUNDS.leftDescriptors,
    );
    const ratio = attackedMs / Math.max(quietMs, LEAST_MEDIAN_MS);
    const broken = [
      ...(target.isAlive() ? [] : [`the process has ended: ${target.log().slice(-400)}`]),
      ...(ratio > BOUNDS.ratio ? ['others wait'] : []),
      ...(peakMb > BOUNDS.memoryMb ? ['memory'] : []),
      ...(peakDescriptors > quiet.descriptors + BOUNDS.descriptors ? ['descriptors'] : []),
      ...(backMs === null ? [`not back: ${left(target)}`] : []),
    ];
    return { name, broken, ratio, quietMs, peakMb, peakDescriptors, backMs };
  } finally {
    await neighbour.stop();
    await target.stop();
  }
};

const left = (target: Target): string => `${target.memory().toFixed(0)} MB, ${target.descriptors()} descriptors`;
