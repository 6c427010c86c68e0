import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { SIGN_IN } from '#domain/auth/auth.ts';
import { hashOf } from '../shared/secret.ts';
import type { PasskeysStore } from './passkeys.store.ts';

const PURGE_EVERY_MS = 60_000;
const RANDOM_BYTES = 24;
const TIME_BYTES = 8;
const MAC_BYTES = 32;

/**
 * Challenges for authenticators to sign: valid for 5 minutes, for one purpose and one response. A challenge contains
 * its expiry and a MAC, so that issuing one stores nothing; an answered one is stored until it expires.
 */
export interface Challenges {
  /** `purpose` is known only to the server: a sign-in, or the member who adds a passkey. */
  readonly issue: (purpose: string, now: number) => string;
  /** Marks a challenge as used; false if it is not ours, has expired, was issued for another purpose or was used before. */
  readonly spend: (challenge: string, purpose: string, now: number) => Promise<boolean>;
}

export const createChallenges = (store: Pick<PasskeysStore, 'spend' | 'purgeSpent'>, key: Buffer): Challenges => {
  let purgedAt = 0;
  const macOf = (head: Buffer, purpose: string): Buffer =>
    createHmac('sha256', key).update(head).update(purpose).digest();
  return {
    issue: (purpose, now) => {
      const head = Buffer.alloc(RANDOM_BYTES + TIME_BYTES);
      randomBytes(RANDOM_BYTES).copy(head);
      head.writeBigUInt64BE(BigInt(now + SIGN_IN.challengeMaxAgeS * 1000), RANDOM_BYTES);
      return Buffer.concat([head, macOf(head, purpose)]).toString('base64url');
    },
    spend: async (challenge, purpose, now) => {
      const bytes = Buffer.from(challenge, 'base64url');
      if (bytes.length !== RANDOM_BYTES + TIME_BYTES + MAC_BYTES) return false;
      const head = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES);
      if (!timingSafeEqual(bytes.subarray(head.length), macOf(head, purpose))) return false;
      const expiresAt = Number(head.readBigUInt64BE(RANDOM_BYTES));
      if (expiresAt <= now) return false;
      if (now - purgedAt > PURGE_EVERY_MS) {
        purgedAt = now;
        await store.purgeSpent(now);
      }
      return store.spend(hashOf(bytes.toString('base64url')), expiresAt);
    },
  };
};
