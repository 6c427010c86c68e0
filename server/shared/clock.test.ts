import { expect, it } from 'vitest';
import { elapsing, isWithin } from './clock.ts';

it('S-17: time passes as on the clock, and stands still while that is set back', () => {
  let now = 1_000_000;
  const time = elapsing(() => now);
  now += 500;
  const before = time();
  now -= 3_600_000;
  expect(time()).toBe(before);
  now += 700;
  expect(time()).toBe(before + 700);
  now += 3_600_000;
  expect(time()).toBe(before + 3_600_700);
});

it('S-17: an end lies ahead within its time, and not beyond it because the clock was set back', () => {
  const [now, most] = [1_000_000, 60_000];
  const ends = [now, now + 1, now + most, now + most + 3_600_000];
  expect(ends.map((end) => isWithin(end, now, most))).toEqual([false, true, true, false]);
});
