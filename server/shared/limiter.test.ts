import { expect, it } from 'vitest';
import { memoryLimits } from './memoryLimits.ts';
import { createLimiter } from './limiter.ts';

it('counts to its limit, tells without counting, and begins anew when the window ends', async () => {
  let now = 0;
  const limiter = createLimiter(
    { name: 'a', max: 2, windowMs: 10_000 },
    memoryLimits(() => now),
  );
  expect([await limiter.hit('a'), await limiter.blocked('a'), await limiter.hit('a')]).toEqual([null, null, null]);
  now = 2500;
  expect([await limiter.blocked('a'), await limiter.hit('a'), await limiter.blocked('b')]).toEqual([8, 8, null]);
  now = 9999;
  expect(await limiter.blocked('a')).toBe(1);
  now = 10_000;
  expect(await limiter.blocked('a')).toBeNull();
});

it('forgets the oldest key before it fills the memory', async () => {
  const limiter = createLimiter(
    { name: 'a', max: 1, windowMs: 10_000 },
    memoryLimits(() => 0),
  );
  await limiter.hit('first');
  await limiter.hit('second');
  for (let i = 0; i < 49_999; i += 1) await limiter.hit(`stranger ${i}`);
  expect([await limiter.blocked('first'), await limiter.blocked('second')]).toEqual([null, 10]);
});

it('S-17: a clock that is set back by an hour neither blocks nor frees for longer than the window', async () => {
  let now = 5_000_000;
  const limiter = createLimiter(
    { name: 'a', max: 1, windowMs: 10_000 },
    memoryLimits(() => now),
  );
  await limiter.hit('a');
  now -= 3_600_000;
  expect(await limiter.hit('a')).toBe(10);
  now += 10_000;
  expect(await limiter.hit('a')).toBeNull();
});
