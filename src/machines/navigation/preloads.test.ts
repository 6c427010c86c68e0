import { expect, it } from 'vitest';
import { createPreloads } from './preloads.ts';

/** Loads that the test completes by hand. */
const held = () => {
  const ends: { readonly key: string; readonly succeed: () => void; readonly fail: () => void }[] = [];
  const load = (key: string) => () =>
    new Promise<void>((resolve, reject) =>
      ends.push({ key, succeed: resolve, fail: () => reject(new Error('offline')) }),
    );
  return { ends, load, started: () => ends.map(({ key }) => key) };
};
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

it('NAV-7: at most four loads are in flight, in the order asked for', async () => {
  const preloads = createPreloads();
  const { ends, load, started } = held();
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) preloads.want(key, load(key));
  expect([preloads.inFlight(), preloads.waiting(), started()]).toEqual([4, 2, ['a', 'b', 'c', 'd']]);
  ends[2]!.succeed();
  await turn();
  expect([preloads.inFlight(), preloads.waiting(), started().at(-1)]).toEqual([4, 1, 'e']);
  for (const end of ends) end.succeed();
  await turn();
  ends.at(-1)!.succeed();
  await turn();
  expect([preloads.inFlight(), preloads.waiting()]).toEqual([0, 0]);
});

it('NAV-7: loads a key once, and again only after it failed', async () => {
  const preloads = createPreloads();
  const { ends, load, started } = held();
  preloads.want('a', load('a'));
  preloads.want('a', load('a'));
  ends[0]!.succeed();
  await turn();
  preloads.want('a', load('a'));
  expect(started()).toEqual(['a']);
  preloads.want('b', load('b'));
  ends[1]!.fail();
  await turn();
  preloads.want('b', load('b'));
  expect([started(), preloads.inFlight()]).toEqual([['a', 'b', 'b'], 1]);
});
