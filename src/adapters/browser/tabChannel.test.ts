import { describe, expect, it } from 'vitest';
import { browserTabChannel } from './tabChannel.ts';

type Heard = (event: { readonly key: string | null }) => void;

/** Two windows with one storage; each receives the other's writes. */
const windows = (setItem: () => void = () => {}) => {
  const listeners: Heard[][] = [[], []];
  const writes: string[] = [];
  const window = (i: number) => ({
    localStorage: {
      setItem: (key: string) => {
        setItem();
        writes.push(`set ${key}`);
        listeners[1 - i]!.forEach((heard) => heard({ key }));
      },
      removeItem: (key: string) => void writes.push(`remove ${key}`),
    },
    addEventListener: (_: 'storage', heard: Heard) => void listeners[i]!.push(heard),
    removeEventListener: (_: 'storage', heard: Heard) => {
      listeners[i] = listeners[i]!.filter((one) => one !== heard);
    },
  });
  return { one: window(0), other: window(1), writes, tell: (key: string | null) => listeners[1]![0]?.({ key }) };
};

describe('a channel between tabs', () => {
  it('is a BroadcastChannel, which its own tab does not hear', async () => {
    const base = windows().one;
    const here = browserTabChannel({ ...base, BroadcastChannel });
    const there = browserTabChannel({ ...base, BroadcastChannel });
    const heard: string[] = [];
    here.watch(() => heard.push('here'));
    const stop = await new Promise<() => void>((resolve) => {
      const stopWatching = there.watch(() => {
        heard.push('there');
        resolve(stopWatching);
      });
      here.post();
    });
    stop();
    expect(heard).toEqual(['there']);
  });
  it('is the storage event where there is none', () => {
    const { one, other, writes, tell } = windows();
    let heard = 0;
    const stop = browserTabChannel(other).watch(() => (heard += 1));
    browserTabChannel(one).post();
    expect(heard).toBe(1);
    expect(writes).toEqual(['set khandai.auth', 'remove khandai.auth']);
    tell('something else');
    tell(null);
    expect(heard).toBe(1);
    stop();
    browserTabChannel(one).post();
    expect(heard).toBe(1);
  });
  it('says nothing where nothing is kept', () => {
    const { one } = windows(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => browserTabChannel(one).post()).not.toThrow();
    const { localStorage: _, ...none } = one;
    expect(() => browserTabChannel(none).post()).not.toThrow();
  });
});
