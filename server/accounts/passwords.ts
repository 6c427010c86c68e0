import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** ASVS 11.4.2: argon2id (the library's default) with 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface Passwords {
  /** Null where too many are being hashed already. */
  readonly hash: (password: string) => Promise<string | null>;
  /** Whether the password is the hash's; a hash of null costs the same and is never right. Null as above. */
  readonly matches: (stored: string | null, password: string) => Promise<boolean | null>;
  /** Whether a stored hash was made with less than what is asked for now. */
  readonly isWeak: (stored: string) => boolean;
}

/** Passwords are compared as NFKC, so that two keyboards that compose a letter differently write the same one. */
const normal = (password: string): string => password.normalize('NFKC');

export const createPasswords = (mostInFlight: number = 2 * availableParallelism()): Passwords => {
  let inFlight = 0;
  let decoy: Promise<string> | undefined;
  const within = async <A>(work: () => Promise<A>): Promise<A | null> => {
    if (inFlight >= mostInFlight) return null;
    inFlight += 1;
    try {
      return await work();
    } finally {
      inFlight -= 1;
    }
  };
  return {
    hash: (password) => within(() => hash(normal(password), COST)),
    matches: (stored, password) =>
      within(async () => {
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
