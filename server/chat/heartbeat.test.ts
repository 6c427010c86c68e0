import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import { expect, it } from 'vitest';
import { keepAlive } from './heartbeat.ts';

/** A socket that is kept alive, and the timers that wait for it. */
const alive = () => {
  const did: string[] = [];
  const timers = new Set<() => void>();
  const socket = Object.assign(new EventEmitter(), {
    ping: () => did.push('ping'),
    terminate: () => did.push('terminate'),
  });
  keepAlive(socket as unknown as WebSocket, (_delayMs, action) => {
    timers.add(action);
    return () => timers.delete(action);
  });
  const beat = () => {
    const due = [...timers];
    timers.clear();
    for (const action of due) action();
  };
  return { socket, did, timers, beat };
};

it('CHAT: a socket that shows no sign of life between two beats is ended; any sign will do', () => {
  for (const sign of ['pong', 'message']) {
    const { socket, did, beat } = alive();
    beat();
    socket.emit(sign);
    beat();
    beat();
    expect(did, sign).toEqual(['ping', 'ping', 'terminate']);
  }
});

it('CHAT: of a socket that closed nothing is asked any more', () => {
  const { socket, did, timers, beat } = alive();
  beat();
  socket.emit('close');
  expect(timers.size).toBe(0);
  expect(did).toEqual(['ping']);
});
