import { networkOf } from '../shared/address.ts';
import type { Clock } from '../shared/clock.ts';
import { createLimiter } from '../shared/limiter.ts';

const TEN_MINUTES = 600_000;

/** CLAUSES "Limits": wrong passwords in ten minutes. */
const WRONG_LOGINS = { perAccount: 10, perAddress: 30 } as const;

/**
 * Counts wrong passwords per address, and per account, known or not. Once there are too many for an account, an address
 * that was wrong there itself is refused unheard; any other gets one try, so that nobody can lock a member out of their
 * own account.
 */
export interface LoginLimits {
  /** Seconds until it is worth trying again, or null where the try is heard. */
  readonly blocked: (account: string, address: string) => number | null;
  /** Counts a wrong try; seconds as above where it was one too many. */
  readonly wrong: (account: string, address: string) => number | null;
}

export const createLoginLimits = (clock: Clock): LoginLimits => {
  const limiter = (max: number) => createLimiter({ max, windowMs: TEN_MINUTES }, clock);
  const accounts = limiter(WRONG_LOGINS.perAccount);
  const networks = limiter(WRONG_LOGINS.perAddress);
  const wasWrongThere = limiter(1);
  const both = (account: string, network: string) => `${network} ${account}`;
  return {
    blocked: (account, address) => {
      const network = networkOf(address);
      const triedBefore = wasWrongThere.blocked(both(account, network)) !== null;
      return networks.blocked(network) ?? (triedBefore ? accounts.blocked(account) : null);
    },
    wrong: (account, address) => {
      const network = networkOf(address);
      wasWrongThere.hit(both(account, network));
      const accountS = accounts.hit(account);
      return networks.hit(network) ?? accountS;
    },
  };
};

/** What stands in for the limits under LIMITS=off. */
export const noLoginLimits: LoginLimits = { blocked: () => null, wrong: () => null };
