import { expect, it } from 'vitest';
import { createLate } from './late.ts';

it('loads once for everybody, and tells who waits', async () => {
  let loads = 0;
  const late = createLate(() => Promise.resolve((loads += 1)));
  let told = 0;
  late.subscribe(() => (told += 1));
  expect(late.now()).toBeNull();
  expect(await Promise.all([late.load(), late.load()])).toEqual([1, 1]);
  expect([late.now(), told]).toEqual([1, 1]);
});

it('may be tried again after a load that failed', async () => {
  let loads = 0;
  const late = createLate(() => {
    loads += 1;
    return loads === 1 ? Promise.reject(new Error('no network')) : Promise.resolve(loads);
  });
  await expect(late.load()).rejects.toThrow('no network');
  expect(late.now()).toBeNull();
  expect(await late.load()).toBe(2);
});
