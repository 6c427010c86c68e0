import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How often in that time a connection is looked at. */
const LOOKS = 6;

interface Stuck {
  /** Bytes that wait to be written, the same since it was noted. */
  readonly waiting: number;
  /** Bytes that had come in when it was noted. */
  readonly heard: number;
  readonly looks: number;
}

/** Cuts connections on which nothing has moved for `mostMs`, though they are being answered: who does not read holds what was to be sent. */
export const endStalled = (server: Server, mostMs: number): void => {
  // Node's own timer starts anew with every byte that moves, in whichever direction.
  server.setTimeout(mostMs);

  // So whoever takes nothing but goes on sending, a line break now and then, is found by looking.
  const open = new Map<Socket, Stuck | null>();
  const look = (socket: Socket, before: Stuck | null): void => {
    const waiting = socket.writableLength;
    if (waiting === 0) return void open.set(socket, null);
    if (before?.waiting !== waiting) return void open.set(socket, { waiting, heard: socket.bytesRead, looks: 0 });
    const looks = before.looks + 1;
    if (looks >= LOOKS && socket.bytesRead > before.heard) socket.destroy();
    else open.set(socket, { ...before, looks });
  };
  const looking = setInterval(() => open.forEach((before, socket) => look(socket, before)), mostMs / LOOKS);
  looking.unref();
  server.on('connection', (socket) => {
    open.set(socket, null);
    socket.once('close', () => open.delete(socket));
  });
  // Sockets of the chat have their own rule for slow readers.
  server.on('upgrade', (request) => open.delete(request.socket));
  server.on('close', () => clearInterval(looking));
};
