import { describe, expect, it } from 'vitest';
import type { Sequenced } from '#domain/chat/chat.ts';
import { createFanOut, FAN_OUT } from './fanOut.ts';

const entry = (seq: number): Sequenced => ({ seq, data: { kind: 'deleted', groupMessageId: `m${seq}` } });

/** A fan-out whose writes are kept, with time that stands still unless moved; a write takes `tookMs`. */
const fanOutAt = (tookMs = 0) => {
  let now = 0;
  let due: (() => void) | null = null;
  const written: (readonly number[])[] = [];
  const { push, flush } = createFanOut(
    (entries) => {
      written.push(entries.map(({ seq }) => seq));
      now += tookMs;
    },
    {
      clock: () => now,
      after: (delayMs, action) => {
        expect(delayMs).toBe(FAN_OUT.windowMs);
        due = action;
        return () => (due = null);
      },
    },
  );
  return {
    written,
    flush,
    push: (seq: number) => push(entry(seq)),
    wait: (ms: number) => (now += ms),
    closeWindow: () => due?.(),
    isOpen: () => due !== null,
  };
};

describe('the fan-out', () => {
  it('writes at once while little is said', () => {
    const fanOut = fanOutAt();
    for (let seq = 1; seq <= 60; seq += 1) {
      fanOut.push(seq);
      fanOut.wait(50);
    }
    expect(fanOut.written).toHaveLength(60);
  });

  it('gathers what comes in a window of 50 ms once more than 20 a second come', () => {
    const fanOut = fanOutAt();
    for (let seq = 1; seq <= 25; seq += 1) fanOut.push(seq);
    expect(fanOut.written).toHaveLength(20);
    fanOut.closeWindow();
    expect(fanOut.written.at(-1)).toEqual([21, 22, 23, 24, 25]);
  });

  it('goes back to writing at once when it is quiet again', () => {
    const fanOut = fanOutAt();
    for (let seq = 1; seq <= 25; seq += 1) fanOut.push(seq);
    fanOut.closeWindow();
    fanOut.wait(1000);
    fanOut.push(26);
    expect(fanOut.written.at(-1)).toEqual([26]);
  });

  it('gathers after a write that took more than 10 ms', () => {
    const fanOut = fanOutAt(11);
    fanOut.push(1);
    fanOut.push(2);
    expect(fanOut.written).toEqual([[1]]);
    fanOut.closeWindow();
    expect(fanOut.written).toEqual([[1], [2]]);
  });

  it('writes what waits when told to, and leaves no window open', () => {
    const fanOut = fanOutAt();
    for (let seq = 1; seq <= 22; seq += 1) fanOut.push(seq);
    fanOut.flush();
    expect(fanOut.written.at(-1)).toEqual([21, 22]);
    expect(fanOut.isOpen()).toBe(false);
  });
});
