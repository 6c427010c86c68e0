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
  /** The topics that it listens to, by the name in the database, with the name that this viewer uses. */
  readonly topics: Map<string, string>;
  readonly isOpen: () => boolean;
  /** Writes a frame made for many. A slow reader misses passing updates, and is closed if it stays slow. */
  readonly deliver: (frame: Buffer, passing?: boolean) => void;
  readonly say: (frame: ServerFrame) => void;
  /** Refuses a frame, unless too many answers wait already. After too many refusals the socket is closed with 1008. */
  readonly refuse: (refusal: ChatRefusal, about?: Refused, isTold?: boolean) => void;
  readonly close: (code: number, reason: string) => void;
}

interface Wire {
  readonly socket: WebSocket;
  /** The stream under the socket: frames made once for many go there directly. */
  readonly stream: Duplex;
  readonly clock: Clock;
  readonly after: After;
  /** Per socket: counts refusals, and is used up by abuse. */
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
      // An error of the origin is not counted as abuse.
      if (refusal.code < 500 && patience(socketId) !== null) close(CHAT.closed.abuse, 'too many refused frames');
    },
    close,
  };
};
