import { EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRaw, rawGet } from '../../tools/faults/support/rawClient.ts';
import { endStalled } from './stalled.ts';

/** More than the system buffers for a client that reads nothing. */
const MUCH = Buffer.alloc(32 * 1024 * 1024);

let server: Server;
let port: number;
beforeEach(async () => {
  server = createServer((_request, response) => response.end(MUCH));
  endStalled(server, 300);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => new Promise((closed) => server.close(closed)));

/** Resolves when the server has closed the connection. */
const freed = () =>
  new Promise<void>((resolve) => {
    server.once('connection', (socket) => socket.once('close', () => resolve()));
  });

it('S-2: one that takes even a little of a large piece is not', () => {
  vi.useFakeTimers();
  const watched = new EventEmitter();
  endStalled(watched as Server, 30_000);
  const handle = { writeQueueSize: 1_000_000 };
  const destroy = vi.fn();
  const socket = { writableLength: 1_000_000, bytesWritten: 1_000_000, _handle: handle, destroy };
  watched.emit('connection', Object.assign(new EventEmitter(), socket));
  for (let i = 0; i < 10; i += 1) {
    vi.advanceTimersByTime(25_000);
    handle.writeQueueSize -= 1;
  }
  expect(destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(35_000);
  expect(destroy).toHaveBeenCalled();
  vi.useRealTimers();
});

describe('S-2: who takes nothing of an answer', () => {
  it('S-2: is let go', async () => {
    const gone = freed();
    const client = await openRaw(port, { reads: false });
    client.write(rawGet('/'));
    await gone;
    client.cut();
  });

  it('S-2: is let go, though it goes on sending a little', async () => {
    const gone = freed();
    const client = await openRaw(port, { reads: false });
    client.write(rawGet('/'));
    const dribble = setInterval(() => client.write('\r\n'), 20);
    await gone;
    clearInterval(dribble);
    client.cut();
  });
});
