import { describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '../database/database.ts';
import { deferred } from '../testing/deferred.ts';
import { createSingleFlight } from './singleFlight.ts';

it('S-17: an answer is kept no longer because the clock was set back by an hour', async () => {
  let now = 5_000_000;
  let made = 0;
  const flights = createSingleFlight<number>({ ttlMs: 1000, maxEntries: 4, clock: () => now, keeps: () => true });
  const ask = () => flights('live', async () => (made += 1));
  expect(await ask()).toBe(1);
  now -= 3_600_000;
  expect(await ask()).toBe(1);
  now += 1000;
  expect(await ask()).toBe(2);
});

it('what was made or begun before a change is not given after it, but stands in while the database is away', async () => {
  let changes = 0;
  const flights = createSingleFlight<string>({
    ...{ ttlMs: 1000, maxEntries: 4, clock: () => 0, keeps: () => true, standInMs: 60_000 },
    changes: () => changes,
  });
  expect(await flights('list', async () => 'before')).toBe('before');
  changes += 1;
  const away = () => Promise.reject(new DatabaseUnavailable('unreachable'));
  expect(await flights('list', away)).toBe('before');
  changes += 1;
  const slow = deferred<string>();
  const begun = flights('other', () => slow.promise);
  changes += 1;
  expect(await flights('other', async () => 'after')).toBe('after');
  slow.resolve('too early');
  expect(await begun).toBe('too early');
  expect(await flights('other', async () => 'not asked')).toBe('after');
});

describe('S-8: while the database is away or slow', () => {
  const world = () => {
    let now = 0;
    const flights = createSingleFlight<string>({
      ...{ ttlMs: 1000, maxEntries: 4, keeps: (value) => value !== 'refused' },
      ...{ clock: () => now, standInMs: 60_000 },
    });
    let asked = 0;
    const ask = (make: () => Promise<string>) =>
      flights('home', () => {
        asked += 1;
        return make();
      });
    const pass = (ms: number) => void (now += ms);
    return { ask, pass, asked: () => asked };
  };
  const away = () => Promise.reject(new DatabaseUnavailable('unreachable'));

  it('what was read before stands in for it, asked again after the time that an answer is kept, up to its age', async () => {
    const { ask, pass, asked } = world();
    await expect(ask(away)).rejects.toThrow('unreachable');
    expect(await ask(async () => 'one')).toBe('one');
    for (let i = 0; i < 59; i += 1) {
      pass(1000);
      expect(await ask(away)).toBe('one');
      expect(await ask(away)).toBe('one');
    }
    expect(asked()).toBe(2 + 59);
    pass(1000);
    await expect(ask(away)).rejects.toThrow('unreachable');
    expect(await ask(async () => 'two')).toBe('two');
  });

  it('another fault is told, and what was refused is not kept', async () => {
    const { ask, pass } = world();
    await ask(async () => 'one');
    pass(1000);
    await expect(ask(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
    await ask(async () => 'one');
    pass(1000);
    expect(await ask(async () => 'refused')).toBe('refused');
    await expect(ask(away)).rejects.toThrow('unreachable');
  });

  it('nobody waits for one that does not answer, and its answer is told once it is there', async () => {
    vi.useFakeTimers();
    const { ask, pass } = world();
    await ask(async () => 'one');
    pass(1000);
    const late = deferred<string>();
    const waiting = ask(() => late.promise);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await waiting).toBe('one');
    expect(await ask(away)).toBe('one');
    late.resolve('two');
    await vi.advanceTimersByTimeAsync(0);
    expect(await ask(away)).toBe('two');
    vi.useRealTimers();
  });
});
