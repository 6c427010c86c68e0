import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How many times a connection is checked within the time that it may stall. */
const LOOKS = 6;

interface Standing {
  readonly taken: number;
  readonly looks: number;
}

/**
 * Bytes in the system's send queue of a connection. Node has no public name for it; if it is 0, progress is only
 * measured less precisely.
 */
const queuedBytes = (socket: Socket): number => {
  const handle: unknown = Reflect.get(socket, '_handle');
  const queued = typeof handle === 'object' && handle !== null && 'writeQueueSize' in handle && handle.writeQueueSize;
  return typeof queued === 'number' ? queued : 0;
};

/** The number of bytes that the client has received; it also grows within a large buffer. */
const takenBytes = (socket: Socket): number => socket.bytesWritten - socket.writableLength - queuedBytes(socket);

/**
 * Closes connections whose client has received nothing of the waiting answer for `mostMs`, even if it sends meanwhile.
 */
export const endStalled = (server: Server, mostMs: number): void => {
  const open = new Map<Socket, Standing | null>();
  const look = (before: Standing | null, socket: Socket): void => {
    if (socket.writableLength === 0) return void open.set(socket, null);
    const taken = takenBytes(socket);
    const looks = before?.taken === taken ? before.looks + 1 : 0;
    if (looks >= LOOKS) socket.destroy();
    else open.set(socket, { taken, looks });
  };
  const looking = setInterval(() => open.forEach(look), mostMs / LOOKS);
  looking.unref();
  server.on('connection', (socket) => {
    open.set(socket, null);
    socket.once('close', () => open.delete(socket));
  });
  // Chat sockets have their own rule for slow readers.
  server.on('upgrade', (request) => open.delete(request.socket));
  server.on('close', () => clearInterval(looking));
};
