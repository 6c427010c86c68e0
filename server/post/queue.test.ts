import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred, type Deferred } from '../testing/deferred.ts';
import { createQueue, Undeliverable, type QueueOptions } from './queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const begin = (changed: Partial<QueueOptions<string>> = {}) => {
  const tried: string[] = [];
  const lost: string[] = [];
  const queue = createQueue<string>({
    deliver: async (item) => void tried.push(item),
    most: 3,
    atOnce: 2,
    pauseMs: () => 100,
    retryMs: [1000, 5000],
    gaveUp: (item, error) => lost.push(`${item}: ${error instanceof Error ? error.message : ''}`),
    ...changed,
  });
  return { queue, tried, lost };
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a queue of what is to be delivered', () => {
  it('begins after the pause, and not while somebody waits for an answer', async () => {
    const { queue, tried } = begin();
    queue.add('a');
    await pass(99);
    expect(tried).toEqual([]);
    await pass(1);
    expect(tried).toEqual(['a']);
  });

  it('tries again at its times, and gives up after the last', async () => {
    const tried: number[] = [];
    const { queue, lost } = begin({
      deliver: () => {
        tried.push(Date.now());
        return Promise.reject(new Error('not now'));
      },
    });
    const start = Date.now();
    queue.add('a');
    await pass(60_000);
    expect(tried.map((at) => at - start)).toEqual([100, 1100, 6100]);
    expect(lost).toEqual(['a: not now']);
    expect(queue.hasRoom()).toBe(true);
  });

  it('does not try again what was refused for good', async () => {
    const { queue, lost } = begin({ deliver: () => Promise.reject(new Undeliverable('no such address')) });
    queue.add('a');
    await pass(60_000);
    expect(lost).toEqual(['a: no such address']);
  });

  it('a try that goes well after one that failed is the last', async () => {
    let tries = 0;
    const { queue, lost } = begin({
      deliver: async () => {
        if ((tries += 1) === 1) throw new Error('not now');
      },
    });
    queue.add('a');
    await pass(60_000);
    expect([tries, lost]).toEqual([2, []]);
  });

  it('holds no more than it may, and works at no more than it may at once', async () => {
    const gates: Deferred<void>[] = [];
    const begun: string[] = [];
    const { queue } = begin({
      deliver: (item) => {
        begun.push(item);
        const gate = deferred<void>();
        gates.push(gate);
        return gate.promise;
      },
    });
    expect(['a', 'b', 'c', 'd'].map(queue.add)).toEqual([true, true, true, false]);
    expect(queue.hasRoom()).toBe(false);
    await pass(100);
    expect(begun).toEqual(['a', 'b']);
    gates[0]!.resolve();
    await pass(0);
    expect(begun).toEqual(['a', 'b', 'c']);
    expect(queue.hasRoom()).toBe(true);
  });

  it('at its end it lets what is under way end, and forgets the rest', async () => {
    const gate = deferred<void>();
    let done = false;
    const { queue, tried, lost } = begin({ deliver: () => gate.promise });
    queue.add('a');
    await pass(100);
    queue.add('b');
    void queue.end().then(() => (done = true));
    await pass(10_000);
    expect(done).toBe(false);
    gate.resolve();
    await pass(0);
    expect([done, tried, lost, queue.hasRoom(), queue.add('c')]).toEqual([true, [], [], false, false]);
  });
});
