import { expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';

it('counts to its limit, tells without counting, and begins anew when the window ends', () => {
  let now = 0;
  const limiter = createLimiter({ max: 2, windowMs: 10_000 }, () => now);
  expect([limiter.hit('a'), limiter.blocked('a'), limiter.hit('a')]).toEqual([null, null, null]);
  now = 2500;
  expect([limiter.blocked('a'), limiter.hit('a'), limiter.blocked('b')]).toEqual([8, 8, null]);
  now = 9999;
  expect(limiter.blocked('a')).toBe(1);
  now = 10_000;
  expect(limiter.blocked('a')).toBeNull();
});

it('forgets the oldest key before it fills the memory', () => {
  const limiter = createLimiter({ max: 1, windowMs: 10_000 }, () => 0);
  limiter.hit('first');
  limiter.hit('second');
  for (let i = 0; i < 49_999; i += 1) limiter.hit(`stranger ${i}`);
  expect([limiter.blocked('first'), limiter.blocked('second')]).toEqual([null, 10]);
});

it('S-17: a clock that is set back by an hour neither blocks nor frees for longer than the window', () => {
  let now = 5_000_000;
  const limiter = createLimiter({ max: 1, windowMs: 10_000 }, () => now);
  limiter.hit('a');
  now -= 3_600_000;
  expect(limiter.hit('a')).toBe(10);
  now += 10_000;
  expect(limiter.hit('a')).toBeNull();
});
