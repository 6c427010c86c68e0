import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { CHAT } from '#domain/chat/chat.ts';
import { rawRefusal } from '../http/clientErrors.ts';
import type { Identify, Viewer } from '../http/identify.ts';
import { networkOf } from '../shared/address.ts';
import { refused } from '../shared/refusal.ts';

/** CLAUSES "Limits". */
const MOST_PER_SESSION = 10;
const MOST_PER_ADDRESS = 2000;
/** What is read of one frame at all; above FRAME_LIMIT it is answered with 413. */
const MOST_READ = 65_536;
const RETRY_AFTER_S = 5;

/** What the opening request said. */
export interface Opening {
  readonly token: string | null;
  readonly binding: string | null;
  readonly address: string;
}

interface Counter {
  /** False where there are as many as may be. */
  readonly enter: (key: string) => boolean;
  readonly leave: (key: string) => void;
}

const createCounter = (most: number): Counter => {
  const counts = new Map<string, number>();
  return {
    enter: (key) => {
      const count = counts.get(key) ?? 0;
      if (count >= most) return false;
      counts.set(key, count + 1);
      return true;
    },
    leave: (key) => {
      const count = (counts.get(key) ?? 1) - 1;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
};

const turnAway = (stream: Duplex, code: 429 | 500 | 503): void => {
  stream.end(rawRefusal(refused(code, { retryAfterS: RETRY_AFTER_S })));
};

interface House {
  readonly identify: Identify;
  readonly limits: boolean;
  readonly isDraining: () => boolean;
  readonly failed: (error: unknown) => void;
  readonly welcome: (socket: WebSocket, stream: Duplex, viewer: Viewer, address: string) => void;
}

/**
 * Lets sockets in: asks whose token it is, counts per session and address, upgrades. A token that is bad is upgraded and
 * closed with 4401, since a browser cannot see the status of an upgrade that was refused.
 */
export const createDoor = ({ identify, limits, isDraining, failed, welcome }: House) => {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_READ,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const most = (count: number) => createCounter(limits ? count : Number.POSITIVE_INFINITY);
  const sessions = most(MOST_PER_SESSION);
  const addresses = most(MOST_PER_ADDRESS);

  const enter = async (request: IncomingMessage, stream: Duplex, head: Buffer, opening: Opening): Promise<void> => {
    const viewer = opening.token === null ? null : await identify(opening.token, opening.binding);
    if (stream.destroyed) return;
    if (isDraining()) return turnAway(stream, 503);
    const session = viewer && (viewer.sessionId ?? viewer.userId);
    if (session !== null && !sessions.enter(session)) return turnAway(stream, 429);
    if (session !== null) stream.once('close', () => sessions.leave(session));
    server.handleUpgrade(request, stream, head, (socket) => {
      socket.on('error', () => socket.terminate());
      if (viewer) welcome(socket, stream, viewer, opening.address);
      else socket.close(CHAT.closed.token, 'token');
    });
  };

  return (request: IncomingMessage, stream: Duplex, head: Buffer, opening: Opening): void => {
    stream.on('error', () => stream.destroy());
    const network = networkOf(opening.address);
    if (isDraining()) return turnAway(stream, 503);
    if (!addresses.enter(network)) return turnAway(stream, 429);
    stream.once('close', () => addresses.leave(network));
    enter(request, stream, head, opening).catch((error: unknown) => {
      failed(error);
      turnAway(stream, 500);
    });
  };
};
