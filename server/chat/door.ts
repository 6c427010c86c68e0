import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { CHAT } from '#domain/chat/chat.ts';
import { DatabaseUnavailable } from '../database/database.ts';
import type { Identify, Viewer } from '../http/identify.ts';
import { turnAway } from '../http/turnAway.ts';
import { networkOf } from '../shared/address.ts';
import type { Place, Places } from './places.ts';
import { createCounter } from '../shared/counter.ts';
import { refused } from '../shared/refusal.ts';
import type { After } from '../shared/timers.ts';

/** CLAUSES "Limits". */
const MOST_PER_SESSION = 10;
const MOST_PER_ADDRESS = 2000;
/** Most bytes read of one frame; frames above FRAME_LIMIT are answered with 413. */
const MOST_READ = 65_536;
const RETRY_AFTER_S = 5;
/** The time limit for identifying the caller. */
const MOST_WAIT_MS = 10_000;
/** The time limit for the other side to answer a close. */
const CLOSING_MS = 1000;

/** What the opening request said. */
export interface Opening {
  readonly token: string | null;
  readonly binding: string | null;
  readonly address: string;
}

interface House {
  readonly identify: Identify;
  readonly limits: boolean;
  /** Counts the sockets of all processes; without it only those of this process count. */
  readonly places?: Places;
  readonly isDraining: () => boolean;
  readonly after: After;
  readonly failed: (error: unknown) => void;
  readonly welcome: (socket: WebSocket, stream: Duplex, viewer: Viewer, address: string) => void;
}

/**
 * Lets sockets in: asks whose token it is, counts per session and address, upgrades. A token that is bad is upgraded and
 * closed with 4401, since a browser cannot see the status of an upgrade that was refused.
 */
export const createDoor = ({ identify, limits, places, isDraining, after, failed, welcome }: House) => {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_READ,
    perMessageDeflate: false,
    clientTracking: false,
    // By itself the library answers each ping, without bound for who sends them and reads nothing (listen).
    autoPong: false,
    // One frame of a socket in a turn of the event loop: a thousand that come in one piece would hold up everybody else.
    allowSynchronousEvents: false,
  });
  const most = (count: number) => createCounter(limits ? count : Number.POSITIVE_INFINITY);
  const sessions = most(MOST_PER_SESSION);
  const addresses = most(MOST_PER_ADDRESS);

  const refuse = (stream: Duplex, code: 429 | 500 | 503): void =>
    turnAway(stream, refused(code, { retryAfterS: RETRY_AFTER_S }));

  /** Whether a place is free, counted over all processes; it is given back when the socket closes. */
  const hasPlace = async (stream: Duplex, address: string, session: string | null): Promise<boolean> => {
    if (!places || !limits) return true;
    const taken: readonly Place[] = [
      { name: 'sockets.address', most: MOST_PER_ADDRESS, key: address },
      ...(session === null ? [] : [{ name: 'sockets.session', most: MOST_PER_SESSION, key: session }]),
    ];
    if (!(await places.enter(taken))) return false;
    if (stream.closed) places.leave(taken);
    else stream.once('close', () => places.leave(taken));
    return true;
  };

  const enter = async (request: IncomingMessage, stream: Duplex, head: Buffer, opening: Opening): Promise<void> => {
    // Nothing reads this socket yet, so its end would go unnoticed.
    const giveUp = after(MOST_WAIT_MS, () => refuse(stream, 503));
    stream.once('close', giveUp);
    const viewer = opening.token === null ? null : await identify(opening.token, opening.binding);
    if (!stream.writable) return;
    if (isDraining()) return refuse(stream, 503);
    const session = viewer && (viewer.sessionId ?? viewer.userId);
    if (session !== null && !sessions.enter(session)) return refuse(stream, 429);
    if (session !== null) stream.once('close', () => sessions.leave(session));
    const isLetIn = await hasPlace(stream, networkOf(opening.address), session);
    giveUp();
    if (!stream.writable) return;
    if (!isLetIn) return refuse(stream, 429);
    if (isDraining()) return refuse(stream, 503);
    server.handleUpgrade(request, stream, head, (socket) => {
      socket.on('error', () => socket.terminate());
      if (viewer) return welcome(socket, stream, viewer, opening.address);
      socket.close(CHAT.closed.token, 'token');
      after(CLOSING_MS, () => socket.terminate());
    });
  };

  return (request: IncomingMessage, stream: Duplex, head: Buffer, opening: Opening): void => {
    stream.on('error', () => stream.destroy());
    const network = networkOf(opening.address);
    if (isDraining()) return refuse(stream, 503);
    if (!addresses.enter(network)) return refuse(stream, 429);
    stream.once('close', () => addresses.leave(network));
    enter(request, stream, head, opening).catch((error: unknown) => {
      if (error instanceof DatabaseUnavailable) return refuse(stream, 503);
      failed(error);
      refuse(stream, 500);
    });
  };
};
