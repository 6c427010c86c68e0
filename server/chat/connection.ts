import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { ServerFrame } from '#contract/ws/frames.ts';
import { CHAT } from '#domain/chat/chat.ts';
import type { Viewer } from '../http/identify.ts';
import { elapsing, type Clock } from '../shared/clock.ts';
import type { Bucket } from '../shared/bucket.ts';
import { serverFrame } from './frame.ts';
import { errorFrame, type ChatRefusal, type Refused } from './refusal.ts';
import type { After } from '../shared/timers.ts';

/** When a reader is too slow: bytes that wait for it, and milliseconds since it last kept up. */
export const SLOW = { skipAbove: 262_144, endAbove: 1_048_576, endAfterMs: 10_000 } as const;
const CLOSING_MS = 1000;

/** One socket of one viewer. */
export interface Connection {
  readonly socketId: string;
  readonly viewer: Viewer;
  /** For the store alone: a keyed hash. */
  readonly addressHash: string;
  /** What it listens to: each topic as the database names it, with the name that this viewer uses. */
  readonly topics: Map<string, string>;
  readonly isOpen: () => boolean;
  /** Writes a frame made for many. A slow reader misses what is only passing, and is ended when it stays slow. */
  readonly deliver: (frame: Buffer, passing?: boolean) => void;
  readonly say: (frame: ServerFrame) => void;
  /** Says "no" to a frame, unless too much was said already. Whose frames are refused again and again is closed with 1008. */
  readonly refuse: (refusal: ChatRefusal, about?: Refused, isTold?: boolean) => void;
  readonly close: (code: number, reason: string) => void;
}

interface Wire {
  readonly socket: WebSocket;
  /** What the socket writes to: frames made once go there directly. */
  readonly stream: Duplex;
  readonly clock: Clock;
  readonly after: After;
  /** Per socket: takes one for each refusal, and has none left for who abuses. */
  readonly patience: Bucket;
}

export const createConnection = (
  viewer: Viewer,
  addressHash: string,
  { socket, stream, clock, after, patience }: Wire,
): Connection => {
  const time = elapsing(clock);
  let slowSince: number | null = null;
  stream.on('drain', () => (slowSince = null));
  const isOpen = (): boolean => socket.readyState === socket.OPEN;
  const close = (code: number, reason: string): void => {
    if (!isOpen()) return;
    socket.close(code, reason);
    after(CLOSING_MS, () => socket.terminate());
  };
  const isTooSlow = (): boolean =>
    stream.writableLength > SLOW.endAbove || (slowSince !== null && time() - slowSince > SLOW.endAfterMs);
  const deliver = (frame: Buffer, passing = false): void => {
    if (!isOpen()) return;
    if (isTooSlow()) return close(CHAT.closed.slow, 'too slow');
    if (passing && stream.writableLength > SLOW.skipAbove) return;
    if (!stream.write(frame)) slowSince ??= time();
  };
  const socketId = randomUUID();
  const say = (frame: ServerFrame): void => deliver(serverFrame(frame));
  return {
    socketId,
    viewer,
    addressHash,
    topics: new Map(),
    isOpen,
    deliver,
    say,
    refuse: (refusal, about = {}, isTold = true) => {
      if (isTold) say(errorFrame(refusal, about));
      // What failed here is nobody's abuse.
      if (refusal.code < 500 && patience(socketId) !== null) close(CHAT.closed.abuse, 'too many refused frames');
    },
    close,
  };
};
