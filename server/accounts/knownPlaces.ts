import { createHmac } from 'node:crypto';
import type { CallContext } from '../http/handlers.ts';
import { networksOf } from '../shared/address.ts';
import { hashOf } from '../shared/secret.ts';
import type { SessionsStore } from './sessions.store.ts';

/** The parts of a request that identify where it comes from. */
export type Origin = Pick<CallContext, 'address' | 'binding'>;

/** Known places of accounts: the networks and browsers in which their members opened sessions in the last 30 days. */
export interface KnownPlaces {
  /** The hash under which a session stores the network that it was opened from. */
  readonly networkHash: (address: string) => string;
  /** Whether a member has opened a session from this network (an IPv4 address or an IPv6 /64) or in this browser. */
  readonly knows: (userId: string, from: Origin) => Promise<boolean>;
}

/** `key`: `keyFor(secret, 'networks')`. */
export const createKnownPlaces = (families: Pick<SessionsStore, 'wasOpened'>, key: Buffer): KnownPlaces => {
  const networkHash = (address: string): string =>
    createHmac('sha256', key).update(networksOf(address)[0]!).digest('base64url');
  return {
    networkHash,
    knows: (userId, { address, binding }) =>
      families.wasOpened(userId, {
        networkHash: networkHash(address),
        bindingHash: binding === null ? null : hashOf(binding),
      }),
  };
};
