import type { WebSocket } from 'ws';
import type { After } from '../shared/timers.ts';

const HEARTBEAT_MS = 30_000;

/** Asks for a sign of life now and then, and ends a socket whose other side is gone. */
export const keepAlive = (socket: WebSocket, after: After): void => {
  let answered = true;
  let callOff = (): void => {};
  const beat = (): void => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
    callOff = after(HEARTBEAT_MS, beat);
  };
  socket.on('pong', () => (answered = true));
  socket.on('message', () => (answered = true));
  socket.on('close', () => callOff());
  callOff = after(HEARTBEAT_MS, beat);
};
