import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How often in the time that it may stand still a connection is looked at. */
const LOOKS = 6;

interface Standing {
  readonly taken: number;
  readonly looks: number;
}

/** Bytes that the system holds for a connection and cannot send; Node has no public name for it, and 0 only makes us look less closely. */
const queuedBytes = (socket: Socket): number => {
  const handle: unknown = Reflect.get(socket, '_handle');
  const queued = typeof handle === 'object' && handle !== null && 'writeQueueSize' in handle && handle.writeQueueSize;
  return typeof queued === 'number' ? queued : 0;
};

/** A count that changes with every byte that the other side takes, also in the middle of a large piece. */
const takenBytes = (socket: Socket): number => socket.bytesWritten - socket.writableLength - queuedBytes(socket);

/** Cuts connections whose other side has taken nothing for `mostMs` of what waits for it, whatever it sends meanwhile. */
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
  // Sockets of the chat have their own rule for slow readers.
  server.on('upgrade', (request) => open.delete(request.socket));
  server.on('close', () => clearInterval(looking));
};
