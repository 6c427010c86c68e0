import { afterAll, expect, vi } from 'vitest';

/** What a test may put in the place of something real: the clock, the network, a browser's window, the environment. */
const real = () => ({
  globals: ['Date', 'setTimeout', 'fetch', 'WebSocket', 'window', 'document', 'location'].map((name) =>
    Reflect.get(globalThis, name),
  ),
  env: { ...process.env },
  folder: process.cwd(),
});

// Files of tests share a worker and the modules loaded in it: what one leaves behind would meet the next, in an order that nobody chose.
const before = real();
afterAll(() => {
  const after = real();
  const timersWereFake = vi.isFakeTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  expect(timersWereFake, 'timers are fake still: call vi.useRealTimers()').toBe(false);
  for (const [i, value] of before.globals.entries()) expect(after.globals[i] === value).toBe(true);
  // Libraries add to the environment as they load (sharp does): what was there before has to be there still.
  expect(after.env).toMatchObject(before.env);
  expect(after.folder).toBe(before.folder);
});
