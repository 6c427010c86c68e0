import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { networksOf } from '../shared/address.ts';
import { createFairQueue, type FairQueueLimits } from '../shared/fairQueue.ts';

/** ASVS 11.4.2: argon2id (the library's default) with 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing goes through threads that files need too: of the four there are, one stays free. */
const LIMITS: FairQueueLimits = { atOnce: Math.min(availableParallelism(), 3), perAsker: 8, total: 64 };
const UNLIMITED: FairQueueLimits = { atOnce: Number.POSITIVE_INFINITY, perAsker: 0, total: 0 };

/** Each waits in line by the network of the address that asks. */
export interface Passwords {
  /** Null where too many wait already. */
  readonly hash: (password: string, address: string) => Promise<string | null>;
  /** Whether the password is the hash's; a hash of null costs the same and is never right. Null as above. */
  readonly matches: (stored: string | null, password: string, address: string) => Promise<boolean | null>;
  /** Whether a stored hash was made with less than what is asked for now. */
  readonly isWeak: (stored: string) => boolean;
}

/** Passwords are compared as NFKC, so that two keyboards that compose a letter differently write the same one. */
const normal = (password: string): string => password.normalize('NFKC');

/** `limits`: the setting LIMITS, or limits of a test's own. */
export const createPasswords = (limits: boolean | FairQueueLimits = true): Passwords => {
  const queue = createFairQueue(typeof limits === 'object' ? limits : limits ? LIMITS : UNLIMITED);
  let decoy: Promise<string> | undefined;
  /** One customer may have a whole /48, and has one line. */
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
