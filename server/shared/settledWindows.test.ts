import { expect, it } from 'vitest';
import type { LimitStore } from './limiter.ts';
import { memoryLimits } from './memoryLimits.ts';
import { settledWindows } from './settledWindows.ts';

const MAX = 64;
const rule = { name: 'http', max: MAX, windowMs: 60_000 };

/** How many of these simultaneous requests are let through by each of several processes that count together. */
const letThrough = async (processes: number, each: number, store: Pick<LimitStore, 'add'>): Promise<number> => {
  const counts = Array.from({ length: processes }, () => settledWindows(rule, store, () => 0));
  let through = 0;
  for (let i = 0; i < each; i += 1)
    await Promise.all(
      counts.map(async (count) => {
        if ((await count('198.51.100.7')).hits <= MAX) through += 1;
      }),
    );
  return through;
};

it('one process alone lets through as much as the limit says', async () => {
  expect(
    await letThrough(
      1,
      3 * MAX,
      memoryLimits(() => 0),
    ),
  ).toBe(MAX);
});

it('four processes let through at most a half more than the limit together, and each counts at once for itself', async () => {
  const through = await letThrough(
    4,
    3 * MAX,
    memoryLimits(() => 0),
  );
  expect(through).toBeGreaterThanOrEqual(MAX);
  expect(through).toBeLessThanOrEqual(MAX + (4 * MAX) / 8);
});

it('answers what is at hand without waiting, and asks the others once for many', async () => {
  let asked = 0;
  const local = memoryLimits(() => 0);
  const count = settledWindows(rule, { add: (hits) => ((asked += 1), local.add(hits)) }, () => 0);
  expect([count('a'), count('a'), count('a')]).toEqual([1, 2, 3].map((hits) => ({ hits, leftMs: 60_000 })));
  expect(asked).toBe(0);
  await count('a');
  expect(asked).toBe(1);
});

it('goes on by its own count where the others cannot be asked', async () => {
  const away = { add: () => Promise.reject(new Error('away')) };
  expect(await letThrough(1, 3 * MAX, away)).toBe(MAX);
});
