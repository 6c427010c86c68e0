import { MessageChannel } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { groupCommit } from './groupCommit.ts';
import type { ChatWrite, WriteResult } from './write.ts';

const write = (number: number): ChatWrite => ({
  kind: 'deletion',
  at: 0,
  topic: 'chatroom.30',
  userId: 'm1',
  clientId: `c${number}`,
  groupMessageId: `m${number}`,
  byStaff: false,
});
const stored = ({ clientId }: ChatWrite): WriteResult => ({ kind: 'repeated', groupMessageId: clientId, seq: null });

afterEach(() => void vi.useRealTimers());

describe('group commit', () => {
  it('commits what comes alone at once; above 20 writes a second, 50 ms apart and together', async () => {
    vi.useFakeTimers();
    const batches: number[] = [];
    const writer = groupCommit(async (writes) => {
      batches.push(writes.length);
      return writes.map(stored);
    });
    const say = async (count: number, everyMs: number) => {
      for (let number = 0; number < count; number += 1) {
        void writer.write(write(number));
        await vi.advanceTimersByTimeAsync(everyMs);
      }
    };
    await say(30, 51);
    expect(batches).toEqual(Array.from({ length: 30 }, () => 1));
    await say(100, 10);
    await vi.advanceTimersByTimeAsync(100);
    expect(batches.reduce((sum, one) => sum + one)).toBe(130);
    expect(batches.slice(-10)).toEqual(Array.from({ length: 10 }, () => 5));
    batches.length = 0;
    await vi.advanceTimersByTimeAsync(1000);
    await say(1, 5);
    expect(batches).toEqual([1]);
  });

  it('stores together what other threads asked for, though a commit never yields to the event loop', async () => {
    const batches: number[] = [];
    const writer = groupCommit(async (writes) => {
      batches.push(writes.length);
      return writes.map(stored);
    });
    const { port1, port2 } = new MessageChannel();
    const all = new Promise<readonly WriteResult[]>((resolve) => {
      const results: Promise<WriteResult>[] = [];
      port2.on('message', (number: number) => {
        results.push(writer.write(write(number)));
        if (results.length === 100) void Promise.all(results).then(resolve);
      });
    });
    for (let number = 0; number < 100; number += 1) port1.postMessage(number);
    const results = await all;
    port1.close();
    expect(results.map((result) => result.kind === 'repeated' && result.groupMessageId)).toEqual(
      Array.from({ length: 100 }, (_, i) => `c${i}`),
    );
    expect(batches.reduce((sum, one) => sum + one)).toBe(100);
    expect(batches.length).toBeLessThan(20);
  });

  it('fails the writes of a commit that failed, and no others', async () => {
    let fails = true;
    const writer = groupCommit(async (writes) => {
      if (fails) throw new Error('disk full');
      return writes.map(stored);
    });
    await expect(writer.write(write(1))).rejects.toThrow('disk full');
    fails = false;
    expect(await writer.write(write(2))).toEqual(stored(write(2)));
  });

  it('closes after what was asked for is stored', async () => {
    const events: string[] = [];
    const writer = groupCommit(
      async (writes) => {
        events.push('stored');
        return writes.map(stored);
      },
      async () => void events.push('closed'),
    );
    void writer.write(write(1));
    await writer.close();
    expect(events).toEqual(['stored', 'closed']);
  });
});
