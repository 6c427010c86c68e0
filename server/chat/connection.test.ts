import { EventEmitter } from 'node:events';
import { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { describe, expect, it } from 'vitest';
import { createConnection, SLOW } from './connection.ts';

const viewer = { kind: 'guest', userId: 'g1', displayName: 'Khách', siteRoleId: 0, sessionId: null } as const;

/** A connection whose other side takes what was written only when told to. */
const stuckConnection = () => {
  let now = 0;
  const taken: (() => void)[] = [];
  const stream = new Duplex({ read: () => {}, write: (_bytes, _encoding, done) => void taken.push(done) });
  const closes: number[] = [];
  const timers: (() => void)[] = [];
  let terminated = false;
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    close: (code: number) => {
      socket.readyState = 2;
      closes.push(code);
    },
    terminate: () => (terminated = true),
  });
  const after = (_delayMs: number, action: () => void) => {
    timers.push(action);
    return () => {};
  };
  const wire = { socket: socket as unknown as WebSocket, stream, clock: () => now, after, patience: () => null };
  return {
    connection: createConnection(viewer, '', wire),
    closes,
    waiting: () => stream.writableLength,
    takeAll: async () => {
      while (taken.length > 0) taken.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
    wait: (ms: number) => (now += ms),
    runTimers: () => timers.forEach((action) => action()),
    isTerminated: () => terminated,
  };
};

describe('a slow reader', () => {
  it('misses what is only passing once 256 KiB wait for it', () => {
    const { connection, waiting } = stuckConnection();
    connection.deliver(Buffer.alloc(SLOW.skipAbove + 1));
    connection.deliver(Buffer.alloc(10), true);
    expect(waiting()).toBe(SLOW.skipAbove + 1);
    connection.deliver(Buffer.alloc(10));
    expect(waiting()).toBe(SLOW.skipAbove + 11);
  });

  it('is closed with 1013 once more than 1 MiB waits for it, gets nothing more, and is cut off after that', () => {
    const { connection, closes, waiting, runTimers, isTerminated } = stuckConnection();
    connection.deliver(Buffer.alloc(SLOW.endAbove + 1));
    expect(closes).toEqual([]);
    connection.deliver(Buffer.alloc(10));
    connection.deliver(Buffer.alloc(10));
    expect(closes).toEqual([1013]);
    expect(waiting()).toBe(SLOW.endAbove + 1);
    runTimers();
    expect(isTerminated()).toBe(true);
  });

  it('is closed with 1013 once it has not kept up for 10 s', () => {
    const { connection, closes, wait } = stuckConnection();
    connection.deliver(Buffer.alloc(100_000));
    wait(SLOW.endAfterMs);
    connection.deliver(Buffer.alloc(10));
    expect(closes).toEqual([]);
    wait(1);
    connection.deliver(Buffer.alloc(10));
    expect(closes).toEqual([1013]);
  });

  it('starts anew each time it has kept up', async () => {
    const { connection, closes, wait, takeAll } = stuckConnection();
    for (let i = 0; i < 5; i += 1) {
      connection.deliver(Buffer.alloc(100_000));
      wait(9000);
      await takeAll();
    }
    expect(closes).toEqual([]);
  });
});
