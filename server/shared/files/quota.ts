import { networksOf } from '../address.ts';
import { firstWait, hitAll, type LimitStore } from '../limiter.ts';
import { refused, type Refusal } from '../refusal.ts';
import type { FileStore } from './fileStore.ts';

const DAY = 86_400_000;
const MIB = 1_048_576;

/** Limits in bytes: what one member sends in 24 hours, what one network sends in 24 hours, and what one store keeps. */
export interface QuotaBounds {
  readonly ofMember: number;
  readonly ofNetwork: number;
  readonly kept: number;
}
export const QUOTA = { ofMember: 60 * MIB, ofNetwork: 300 * MIB, kept: 10_240 * MIB } as const;
/** The same for resumable uploads, counted by their declared size; they are kept for a day at most. */
export const RESUMABLE_QUOTA: QuotaBounds = { ofMember: 2048 * MIB, ofNetwork: 8192 * MIB, kept: 20_480 * MIB };
/** The quota of each of `networksOf`, as a multiple of an address's quota. */
const shares = [1, 2, 4] as const;

/** How much members may upload. Guests upload nothing: what they record waits in their browser. */
export interface Quota {
  /** Counts an upload; returns the refusal if it is too much for the member, their network or the store. */
  readonly take: (
    from: { readonly userId: string; readonly address: string },
    bytes: number,
    into: Pick<FileStore, 'size'>,
  ) => Promise<Refusal | null>;
}

const full = refused(503, { retryAfterS: 3600, message: 'No more files can be kept for now.' });

/** `name`: the name of this kind of upload among the limits. */
export const createQuota = (store: LimitStore, name: string, bounds: QuotaBounds = QUOTA): Quota => {
  const rule = (of: string, max: number) => ({ name: `${name}.${of}`, max, windowMs: DAY });
  return {
    take: async ({ userId, address }, bytes, into) => {
      if ((await into.size()) + bytes > bounds.kept) return full;
      const counted = [
        { rule: rule('member', bounds.ofMember), key: userId },
        ...networksOf(address).map((key, i) => ({ rule: rule(`network${i}`, bounds.ofNetwork * shares[i]!), key })),
      ];
      const weighing = (weight: number) => counted.map((hit) => ({ ...hit, weight }));
      const retryAfterS = firstWait(await hitAll(store, weighing(bytes)));
      if (retryAfterS === null) return null;
      // Counted first and then taken back, so that two concurrent uploads can never exceed the quota together.
      await store.add(weighing(-bytes));
      return refused(429, { retryAfterS });
    },
  };
};

/** Under LIMITS=off. */
export const noQuota: Quota = { take: async () => null };
