import { expect, it } from 'vitest';
import { createBucket } from '../shared/bucket.ts';
import { MESSAGE_RATE } from './bucket.ts';

it('item 30: a burst of ten, then five per 10 s, per key', () => {
  let now = 0;
  const take = createBucket(MESSAGE_RATE, () => now);
  const many = (count: number) => Array.from({ length: count }, () => take('a')).filter((wait) => wait === null).length;
  expect(many(20)).toBe(10);
  expect(take('b')).toBeNull();
  expect(take('a')).toBe(2);
  now += 1999;
  expect(take('a')).toBe(1);
  now += 1;
  expect(take('a')).toBeNull();
  now += 10_000;
  expect(many(20)).toBe(5);
  now += 1_000_000;
  expect(many(20)).toBe(10);
});

it('S-17: a clock that is set back by an hour makes nobody wait longer', () => {
  let now = 5_000_000;
  const take = createBucket(MESSAGE_RATE, () => now);
  for (let i = 0; i < 10; i += 1) take('a');
  now -= 3_600_000;
  expect(take('a')).toBe(2);
  now += 2000;
  expect(take('a')).toBeNull();
});
