import { expect, it } from 'vitest';
import { createFairQueue } from './fairQueue.ts';

/** A queue whose pieces of work end on command, with the order in which they began. */
const watched = (limits: Parameters<typeof createFairQueue>[0]) => {
  const queue = createFairQueue(limits);
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (asker: string, name: string) =>
    queue.run(asker, () => {
      began.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  /** Ends the piece that began first, `count` times, including pieces that begin meanwhile. */
  const endSome = async (count: number) => {
    for (let i = 0; i < count; i += 1) {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { ask, began, endSome };
};

it('S-6: askers take turns, so that one who floods waits behind those who ask once', async () => {
  const { ask, began, endSome } = watched({ atOnce: 1, perAsker: 4, total: 8 });
  const flood = Array.from({ length: 7 }, (_, i) => ask('flood', `flood ${i}`));
  const others = [ask('an', 'an'), ask('lan', 'lan')];
  await endSome(8);
  expect(began).toEqual(['flood 0', 'flood 1', 'an', 'lan', 'flood 2', 'flood 3', 'flood 4']);
  // One ran immediately and four waited.
  expect(await Promise.all(flood)).toEqual(['flood 0', 'flood 1', 'flood 2', 'flood 3', 'flood 4', null, null]);
  expect(await Promise.all(others)).toEqual(['an', 'lan']);
});

it('S-6: a full queue makes room for who waits less, at the cost of the longest line', async () => {
  const { ask, began, endSome } = watched({ atOnce: 1, perAsker: 3, total: 4 });
  const running = ask('flood', 'running');
  const long = [1, 2, 3].map((i) => ask('flood', `flood ${i}`));
  const short = ask('other', 'other');
  expect(await Promise.all([ask('third', 'third'), endSome(6)])).toEqual(['third', undefined]);
  expect(began).toEqual(['running', 'flood 1', 'other', 'third', 'flood 2']);
  expect(await Promise.all([running, ...long, short])).toEqual(['running', 'flood 1', 'flood 2', null, 'other']);
});

it('S-6: where all lines are as short, the newcomer is refused', async () => {
  const { ask, endSome } = watched({ atOnce: 1, perAsker: 3, total: 2 });
  const all = ['a', 'b', 'c'].map((asker) => ask(asker, asker));
  expect(await ask('d', 'd')).toBeNull();
  await endSome(3);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
});

it('S-6: work that fails gives its turn to the next, and its reason to who asked', async () => {
  const queue = createFairQueue({ atOnce: 1, perAsker: 2, total: 2 });
  const failing = queue.run('a', () => Promise.reject(new Error('no memory')));
  const after = queue.run('b', async () => 'done');
  await expect(failing).rejects.toThrow('no memory');
  expect(await after).toBe('done');
});
