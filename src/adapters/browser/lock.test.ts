import { describe, expect, it } from 'vitest';
import { settle } from '../../../tests/fakes/accounts.ts';
import { browserLock, leaseLock, type Lock } from './lock.ts';

const shared = () => {
  const kept = new Map<string, string>();
  let time = 1_000_000;
  const pauses: (() => void)[] = [];
  let ids = 0;
  const tab = (): Lock =>
    leaseLock({
      storage: {
        read: (key) => kept.get(key) ?? null,
        write: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
      },
      now: () => time,
      id: () => `tab${(ids += 1)}`,
      pause: () => new Promise((resolve) => pauses.push(resolve)),
    });
  const pass = async (ms: number) => {
    time += ms;
    for (const resume of pauses.splice(0)) resume();
    await settle();
  };
  return { kept, tab, pass };
};
const job = () => {
  let finish: (result: string) => void = () => {};
  const promise = new Promise<string>((resolve) => {
    finish = resolve;
  });
  let runs = 0;
  const run = () => {
    runs += 1;
    return promise;
  };
  return { run, finish, runs: () => runs };
};

describe('a lock over tabs', () => {
  it('is held by a lease while its holder runs', async () => {
    const { kept, tab, pass } = shared();
    const [one, two] = [job(), job()];
    const first = tab()(one.run);
    await pass(100);
    expect(one.runs()).toBe(1);
    const second = tab()(two.run);
    for (let i = 0; i < 5; i += 1) await pass(100);
    expect(two.runs()).toBe(0);
    one.finish('one');
    expect(await first).toBe('one');
    expect(kept.size).toBe(0);
    await pass(100);
    await pass(100);
    expect(two.runs()).toBe(1);
    two.finish('two');
    expect(await second).toBe('two');
  });
  it('goes to one of two who want it at the same moment', async () => {
    const { tab, pass } = shared();
    const [one, two] = [job(), job()];
    const both = Promise.all([tab()(one.run), tab()(two.run)]);
    await pass(100);
    expect(one.runs() + two.runs()).toBe(1);
    one.finish('one');
    two.finish('two');
    await settle();
    await pass(100);
    await pass(100);
    expect(await both).toEqual(['one', 'two']);
  });
  it('is taken over from a tab that is gone', async () => {
    const { tab, pass } = shared();
    const [gone, next] = [job(), job()];
    void tab()(gone.run);
    await pass(100);
    const second = tab()(next.run);
    await pass(19_700);
    expect(next.runs()).toBe(0);
    await pass(200);
    await pass(100);
    expect(next.runs()).toBe(1);
    next.finish('next');
    expect(await second).toBe('next');
  });
  it('is let go by a run that throws, and not by one that lost it', async () => {
    const { kept, tab, pass } = shared();
    const first = tab()(() => Promise.reject(new Error('on purpose')));
    const caught = expect(first).rejects.toThrow('on purpose');
    await pass(100);
    await caught;
    expect(kept.size).toBe(0);
    const late = job();
    const second = tab()(late.run);
    await pass(100);
    await pass(30_000);
    kept.set('khandai.refresh', 'another 9999999');
    late.finish('late');
    expect(await second).toBe('late');
    expect(kept.get('khandai.refresh')).toBe('another 9999999');
  });
  it('is no lock where nothing is kept, but runs', async () => {
    const lock = leaseLock({
      storage: { read: () => null, write: () => {} },
      now: () => 0,
      id: () => 'tab',
      pause: () => new Promise(() => {}),
    });
    expect(await lock(() => Promise.resolve(1))).toBe(1);
  });
  it('is the browser’s own where it has one', async () => {
    const asked: string[] = [];
    const locks = {
      request: <A>(name: string, run: () => Promise<A>) => {
        asked.push(name);
        return run();
      },
    };
    const needs = {
      storage: { read: () => null, write: () => {} },
      now: () => 0,
      id: () => 'tab',
      pause: () => Promise.resolve(),
    };
    expect(await browserLock(locks, needs)(() => Promise.resolve(1))).toBe(1);
    expect(asked).toEqual(['khandai.refresh']);
    expect(await browserLock(undefined, needs)(() => Promise.resolve(2))).toBe(2);
    expect(asked).toHaveLength(1);
  });
});
