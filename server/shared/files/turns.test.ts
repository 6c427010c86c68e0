import { expect, it } from 'vitest';
import { turns } from './turns.ts';

it('lets so many run at once and so many wait, in their order, and turns the others away', async () => {
  const inTurn = turns({ atOnce: 2, waiting: 2 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const works = [0, 1, 2, 3, 4].map((n) =>
    inTurn(() => {
      begun.push(n);
      return new Promise<number>((resolve) => ends.push(() => resolve(n)));
    }),
  );
  expect(await works[4]).toBeNull();
  expect(begun).toEqual([0, 1]);
  ends[1]!();
  expect(await works[1]).toBe(1);
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  ends[0]!();
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  ends.slice(2).forEach((end) => end());
  expect(await Promise.all(works)).toEqual([0, 1, 2, 3, null]);
});

it('gives the place of a work that fails to the next', async () => {
  const inTurn = turns({ atOnce: 1, waiting: 1 });
  const failing = inTurn(() => Promise.reject(new Error('torn')));
  const next = inTurn(async () => 'drawn');
  await expect(failing).rejects.toThrow('torn');
  expect(await next).toBe('drawn');
});
