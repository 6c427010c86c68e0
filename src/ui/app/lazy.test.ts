import { expect, it } from 'vitest';
import { createLazy } from './lazy.ts';

it('loads once for everybody, and tells who waits', async () => {
  let loads = 0;
  const lazy = createLazy(() => Promise.resolve((loads += 1)));
  let told = 0;
  lazy.subscribe(() => (told += 1));
  expect(lazy.now()).toBeNull();
  expect(await Promise.all([lazy.load(), lazy.load()])).toEqual([1, 1]);
  expect([lazy.now(), told]).toEqual([1, 1]);
});

it('may be tried again after a load that failed', async () => {
  let loads = 0;
  const lazy = createLazy(() => {
    loads += 1;
    return loads === 1 ? Promise.reject(new Error('no network')) : Promise.resolve(loads);
  });
  await expect(lazy.load()).rejects.toThrow('no network');
  expect(lazy.now()).toBeNull();
  expect(await lazy.load()).toBe(2);
});
