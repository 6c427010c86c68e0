import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { refused } from '../shared/refusal.ts';
import { networkOf } from '../shared/address.ts';
import type { Clock } from '../shared/clock.ts';
import { createCounter } from '../shared/counter.ts';
import { createWindows } from '../shared/limiter.ts';
import { turnAway } from './turnAway.ts';

/** CLAUSES "Limits": TCP connections of one address, sockets of the chat among them. */
export const MOST_PER_ADDRESS = 200;
const RETRY_AFTER_S = 5;
/** How long an address is let in no more that was shut out. */
const SHUT_OUT_S = 10;

/** How many connections a process holds that may have so many files open: the rest is for files, the database and mail. */
export const mostConnections = (openFiles: number): number => Math.floor(openFiles * 0.75);

export interface ConnectionBounds {
  /** See `openFilesLimit`. */
  readonly openFiles: number;
  /** LIMITS: whether an address has a bound of its own. */
  readonly limits: boolean;
  /** A proxy of ours, which brings the connections of many. */
  readonly isTrusted: (address: string) => boolean;
  readonly clock: Clock;
}

/** Lets nobody else in from a connection's address for a while; what is inside stays. */
export type ShutOut = (socket: Socket) => void;

/**
 * Keeps descriptors for everybody: one address, or IPv6 network, holds its share of the connections and no more, and
 * all together stay below what the process may have open. Those beyond the share are answered 429 and let go.
 */
export const boundConnections = (
  server: Server,
  { openFiles, limits, isTrusted, clock }: ConnectionBounds,
): ShutOut => {
  server.maxConnections = mostConnections(openFiles);
  // A connection that could not be taken for want of a descriptor is that client's loss alone.
  server.on('error', () => {});
  if (!limits) return () => {};
  const shut = createWindows(SHUT_OUT_S * 1000, clock);
  const addresses = createCounter(Math.min(MOST_PER_ADDRESS, Math.floor(server.maxConnections / 2)));
  server.on('connection', (socket) => {
    const address = socket.remoteAddress;
    // Gone before it was looked at.
    if (address === undefined) return void socket.destroy();
    if (isTrusted(address)) return;
    const network = networkOf(address);
    if (shut.peek(network)) return turnAway(socket, refused(429, { retryAfterS: SHUT_OUT_S }));
    if (!addresses.enter(network)) return turnAway(socket, refused(429, { retryAfterS: RETRY_AFTER_S }));
    socket.once('close', () => addresses.leave(network));
  });
  return ({ remoteAddress: address }) => {
    if (address !== undefined && !isTrusted(address)) shut.add(networkOf(address));
  };
};
