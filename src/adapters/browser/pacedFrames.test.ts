import { expect, it } from 'vitest';
import { pacedFrames } from './pacedFrames.ts';

const REST_MS = 100;

/** A window with 60 frames per second, whose time the test advances. */
const start = () => {
  let time = 1000;
  let frames: (() => void)[] = [];
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  const ran: number[] = [];
  const window = {
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void, delayMs: number) => timers.push({ at: time + delayMs, run }),
    // The fake has only what is used of a window.
  } as unknown as Window;
  const frame = pacedFrames(window, () => time, REST_MS);
  return {
    ran,
    ask: () => frame(() => ran.push(time)),
    pass: (ms: number) => {
      for (const until = time + ms; time < until;) {
        time += 1;
        const due = timers.filter(({ at }) => at <= time);
        timers = timers.filter(({ at }) => at > time);
        for (const { run } of due) run();
        if (time % 16 !== 0) continue;
        const now = frames;
        frames = [];
        for (const run of now) run();
      }
    },
  };
};

it('runs before the next picture after a rest', () => {
  const t = start();
  t.ask();
  expect(t.ran).toEqual([]);
  t.pass(16);
  t.pass(REST_MS);
  t.ask();
  t.pass(16);
  expect(t.ran).toEqual([1008, 1120]);
});

it('runs at most every 100 ms while it is asked with every picture', () => {
  const t = start();
  let asked = 0;
  for (let i = 0; i < 1000; i += 16) {
    // Like a notifier: requests the next frame after each run.
    if (t.ran.length === asked) {
      t.ask();
      asked += 1;
    }
    t.pass(16);
  }
  const gaps = t.ran.slice(1).map((at, i) => at - t.ran[i]!);
  expect(gaps.length).toBeGreaterThan(7);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(REST_MS);
  expect(Math.max(...gaps)).toBeLessThan(REST_MS + 32);
});
