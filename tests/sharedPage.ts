import { afterAll, beforeAll, expect, vi } from 'vitest';

/** What a test may put in the place of something real: the clock, the network, what a browser has. */
const real = () =>
  ['Date', 'setTimeout', 'fetch', 'WebSocket', 'matchMedia', 'IntersectionObserver', 'ResizeObserver'].map((name) =>
    Reflect.get(globalThis, name),
  );
const before = real();
const { href } = location;

// A busy machine answers so slowly that the browser takes its line for a bad one, on which pictures stand still.
Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType: '4g', downlink: 10 } });

// Files of tests share a page and the modules loaded in it: each begins with a page on which nothing was done yet.
beforeAll(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', href);
});

// What a file leaves in the place of something real would meet the next, in an order that nobody chose.
afterAll(() => {
  const after = real();
  const timersWereFake = vi.isFakeTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(timersWereFake, 'timers are fake still: call vi.useRealTimers()').toBe(false);
  for (const [i, value] of before.entries()) expect(after[i] === value).toBe(true);
});
