import { networksOf } from '../address.ts';
import { firstWait, hitAll, type LimitStore } from '../limiter.ts';
import { refused, type Refusal } from '../refusal.ts';
import type { FileStore } from './fileStore.ts';

const DAY = 86_400_000;
const MIB = 1_048_576;

/** Bytes of files: what each member sends in 24 hours, what comes from one network in 24 hours, and what one store keeps. */
export interface QuotaBounds {
  readonly ofMember: number;
  readonly ofNetwork: number;
  readonly kept: number;
}
export const QUOTA = { ofMember: 60 * MIB, ofNetwork: 300 * MIB, kept: 10_240 * MIB } as const;
/** The same for files in pieces, as large as they say that they will be; what is kept waits a day at most. */
export const RESUMABLE_QUOTA: QuotaBounds = { ofMember: 2048 * MIB, ofNetwork: 8192 * MIB, kept: 20_480 * MIB };
/** How many times that of an address each of `networksOf` may send. */
const shares = [1, 2, 4] as const;

/** How much members may send to be kept. Guests send nothing: what they record waits in their browser. */
export interface Quota {
  /** Counts what somebody sends; the refusal where it is too much for them, for their network, or for the store. */
  readonly take: (
    from: { readonly userId: string; readonly address: string },
    bytes: number,
    into: Pick<FileStore, 'size'>,
  ) => Promise<Refusal | null>;
}

const full = refused(503, { retryAfterS: 3600, message: 'No more files can be kept for now.' });

/** `name`: of what is sent, among the limits. */
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
      // Counted first and taken back, so that two at once never pass it together.
      await store.add(weighing(-bytes));
      return refused(429, { retryAfterS });
    },
  };
};

/** Under LIMITS=off. */
export const noQuota: Quota = { take: async () => null };
