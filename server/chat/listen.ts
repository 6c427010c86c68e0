import type { RawData, WebSocket } from 'ws';
import type { ClientFrame } from '#contract/ws/frames.ts';
import { CHAT } from '#domain/chat/chat.ts';
import { exclusively } from '../database/exclusively.ts';
import type { Connection } from './connection.ts';
import { readFrame } from './incoming.ts';
import { chatRefusal, errorFrame } from './refusal.ts';

/** CLAUSES "Chat socket": this many malformed frames are abuse. */
const MOST_MALFORMED = 100;
/** A socket is not read on while so many of its frames wait. */
const MOST_WAITING = 64;

const bytesOf = (data: RawData): Buffer =>
  Buffer.isBuffer(data) ? data : Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);

interface Hearing {
  readonly carryOut: (connection: Connection, frame: ClientFrame) => Promise<void>;
  /** LIMITS: whether malformed frames end the socket at last. */
  readonly limits: boolean;
  readonly failed: (error: unknown) => void;
}

/** Hears a socket's frames, one after another in their order. */
export const listen = (socket: WebSocket, connection: Connection, { carryOut, limits, failed }: Hearing): void => {
  const inTurn = exclusively();
  let malformedFrames = 0;
  let waiting = 0;

  const take = async (frame: ClientFrame): Promise<void> => {
    try {
      await carryOut(connection, frame);
    } catch (error) {
      failed(error);
      connection.say(errorFrame(chatRefusal(500), frame.type === 'send' ? frame.data.clientId : null));
    }
    waiting -= 1;
    if (waiting < MOST_WAITING && socket.isPaused) socket.resume();
  };
  socket.on('message', (data, isBinary) => {
    const read = readFrame(bytesOf(data), isBinary);
    if ('frame' in read) {
      waiting += 1;
      if (waiting >= MOST_WAITING) socket.pause();
      void inTurn(() => take(read.frame));
      return;
    }
    const { code, message, clientId } = read.malformed;
    connection.say(errorFrame(chatRefusal(code, { message }), clientId));
    malformedFrames += 1;
    if (limits && malformedFrames >= MOST_MALFORMED) connection.close(CHAT.closed.abuse, 'too many malformed frames');
  });
};
