import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { refused } from '../shared/refusal.ts';
import { networkOf } from '../shared/address.ts';
import type { Clock } from '../shared/clock.ts';
import { createCounter } from '../shared/counter.ts';
import { createWindows } from '../shared/limiter.ts';
import { turnAway } from './turnAway.ts';

/** CLAUSES "Limits": TCP connections per address, including chat sockets. */
export const MOST_PER_ADDRESS = 200;
const RETRY_AFTER_S = 5;
/** How long an address that was shut out stays so, in seconds. */
const SHUT_OUT_S = 10;

/** Maximum number of connections for a limit of open files: the rest is for files, the database and mail. */
export const mostConnections = (openFiles: number): number => Math.floor(openFiles * 0.75);

export interface ConnectionBounds {
  /** See `openFilesLimit`. */
  readonly openFiles: number;
  /** LIMITS: whether the limit per address applies. */
  readonly limits: boolean;
  /** Whether an address is a proxy of ours, which carries the connections of many clients. */
  readonly isTrusted: (address: string) => boolean;
  readonly clock: Clock;
}

/** Refuses new connections from the address of a connection for a while; existing ones stay. */
export type ShutOut = (socket: Socket) => void;

/**
 * Limits connections, so that descriptors remain for everybody: per address (IPv6: per network), and in total below the
 * process's limit of open files. Further connections are answered 429 and closed.
 */
export const boundConnections = (
  server: Server,
  { openFiles, limits, isTrusted, clock }: ConnectionBounds,
): ShutOut => {
  server.maxConnections = mostConnections(openFiles);
  // A connection that cannot be accepted for lack of a descriptor concerns that client only.
  server.on('error', () => {});
  if (!limits) return () => {};
  const shut = createWindows(SHUT_OUT_S * 1000, clock);
  const addresses = createCounter(Math.min(MOST_PER_ADDRESS, Math.floor(server.maxConnections / 2)));
  server.on('connection', (socket) => {
    const address = socket.remoteAddress;
    // Closed before it was accepted.
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
