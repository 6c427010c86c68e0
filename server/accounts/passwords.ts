import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { networksOf } from '../shared/address.ts';
import { createFairQueue, type FairQueueLimits } from '../shared/fairQueue.ts';

/** ASVS 11.4.2: argon2id (the library's default) with 19 MiB, two passes and one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing uses threads that file access needs too: one of the four stays free. */
const LIMITS: FairQueueLimits = { atOnce: Math.min(availableParallelism(), 3), perAsker: 8, total: 64 };
const UNLIMITED: FairQueueLimits = { atOnce: Number.POSITIVE_INFINITY, perAsker: 0, total: 0 };

/** Requests queue by the network of the client's address. */
export interface Passwords {
  /** Null if the queue is full. */
  readonly hash: (password: string, address: string) => Promise<string | null>;
  /** Whether the password matches the hash; a null hash takes the same time and never matches. Null if the queue is full. */
  readonly matches: (stored: string | null, password: string, address: string) => Promise<boolean | null>;
  /** Whether a stored hash was made with weaker settings than those of today. */
  readonly isWeak: (stored: string) => boolean;
}

/** Passwords are compared in NFKC, so that keyboards that compose a letter differently give the same password. */
const normal = (password: string): string => password.normalize('NFKC');

/** `limits`: the setting LIMITS, or a test's own limits. */
export const createPasswords = (limits: boolean | FairQueueLimits = true): Passwords => {
  const queue = createFairQueue(typeof limits === 'object' ? limits : limits ? LIMITS : UNLIMITED);
  let decoy: Promise<string> | undefined;
  /** One customer may own a whole /48, which therefore shares one queue. */
  const within = <A>(address: string, work: () => Promise<A>): Promise<A | null> =>
    queue.run(networksOf(address).at(-1)!, work);
  return {
    hash: (password, address) => within(address, () => hash(normal(password), COST)),
    matches: (stored, password, address) =>
      within(address, async () => {
        decoy ??= hash(randomBytes(16).toString('base64url'), COST);
        const right = await verify(stored ?? (await decoy), normal(password));
        return right && stored !== null;
      }),
    isWeak: (stored) => {
      const cost = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored);
      return !cost || Number(cost[1]) < COST.memoryCost || Number(cost[2]) < COST.timeCost;
    },
  };
};
