import type { RawData, WebSocket } from 'ws';
import type { ClientFrame } from '#contract/ws/frames.ts';
import { DatabaseUnavailable } from '../database/database.ts';
import { exclusively } from '../database/exclusively.ts';
import type { Connection } from './connection.ts';
import { readFrame } from './incoming.ts';
import type { Bucket } from '../shared/bucket.ts';
import { chatRefusal } from './refusal.ts';

/** With this many frames waiting, a socket is not read any further. */
const MOST_WAITING = 64;

const bytesOf = (data: RawData): Buffer =>
  Buffer.isBuffer(data) ? data : Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);

interface Hearing {
  readonly carryOut: (connection: Connection, frame: ClientFrame) => Promise<void>;
  /** Per socket: how many frames are read, and how often a sender of more is told that there were too many. */
  readonly frameRate: Bucket;
  readonly toldRate: Bucket;
  readonly failed: (error: unknown) => void;
}

/** Handles a socket's frames one after another, in order. */
export const listen = (socket: WebSocket, connection: Connection, hearing: Hearing): void => {
  const { carryOut, frameRate, toldRate, failed } = hearing;
  const { socketId } = connection;
  const inTurn = exclusively();
  let waiting = 0;

  const take = async (frame: ClientFrame): Promise<void> => {
    try {
      await carryOut(connection, frame);
    } catch (error) {
      const isAway = error instanceof DatabaseUnavailable;
      if (!isAway) failed(error);
      const refusal = isAway ? chatRefusal(503, { retryAfterS: 1 }) : chatRefusal(500);
      connection.refuse(refusal, frame.type === 'send' ? { clientId: frame.data.clientId } : {});
    }
    waiting -= 1;
    if (waiting < MOST_WAITING && socket.isPaused) socket.resume();
  };
  /** Whether one more frame, of any kind, is read. */
  const isRead = (): boolean => {
    // What was under way when the socket was closed.
    if (!connection.isOpen()) return false;
    const retryAfterS = frameRate(socketId);
    if (retryAfterS !== null) connection.refuse(chatRefusal(429, { retryAfterS }), {}, toldRate(socketId) === null);
    return retryAfterS === null;
  };
  socket.on('ping', (data) => {
    if (isRead()) socket.pong(data);
  });
  socket.on('pong', isRead);
  socket.on('message', (data, isBinary) => {
    if (!isRead()) return;
    const read = readFrame(bytesOf(data), isBinary);
    if ('frame' in read) {
      waiting += 1;
      if (waiting >= MOST_WAITING) socket.pause();
      void inTurn(() => take(read.frame));
      return;
    }
    const { code, message, clientId } = read.malformed;
    connection.refuse(chatRefusal(code, { message }), { clientId });
  });
};
