import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { SIGN_IN } from '#domain/auth/auth.ts';
import { hashOf } from '../shared/secret.ts';
import type { PasskeysStore } from './passkeys.store.ts';

const PURGE_EVERY_MS = 60_000;
const RANDOM_BYTES = 24;
const TIME_BYTES = 8;
const MAC_BYTES = 32;

/**
 * What an authenticator signs: good for 5 minutes, for one purpose and one answer. It carries its own end and is signed
 * by the origin, so that asking for one stores nothing; one that was answered is remembered until it ends.
 */
export interface Challenges {
  /** `purpose` is told apart by the origin alone: a sign-in, or the member who adds. */
  readonly issue: (purpose: string, now: number) => string;
  /** Uses it up; false for one that is not ours, late, for another purpose or answered before. */
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
