import { expect, it } from 'vitest';
import { createSingleFlight } from './singleFlight.ts';

it('S-17: an answer is kept no longer because the clock was set back by an hour', async () => {
  let now = 5_000_000;
  let made = 0;
  const flights = createSingleFlight<number>({ ttlMs: 1000, maxEntries: 4, clock: () => now, keeps: () => true });
  const ask = () => flights('live', async () => (made += 1));
  expect(await ask()).toBe(1);
  now -= 3_600_000;
  expect(await ask()).toBe(1);
  now += 1000;
  expect(await ask()).toBe(2);
});
