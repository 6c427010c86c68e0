import { networksOf } from '../shared/address.ts';
import type { Clock } from '../shared/clock.ts';
import { createLimiter } from '../shared/limiter.ts';

const MINUTE = 60_000;
const TEN_MINUTES = 10 * MINUTE;
const DAY = 86_400_000;

/** Log-ins a minute, right or wrong: each costs a hash, and each right one makes a session. */
const LOGINS = { perAccount: 20, perAddress: 60 } as const;
/** CLAUSES "Limits": wrong passwords in ten minutes. */
const WRONG = { perAccount: 10, perAddress: 30 } as const;
/**
 * Wrong passwords for one account from all networks together that it does not know: after so many, the password alone is
 * not enough there. A member comes in from where they came in before, by a code, a passkey or Google.
 */
const WRONG_BY_STRANGERS = { inTenMinutes: 30, inADay: 100 } as const;

/** Who tries a password. */
export interface Asker {
  readonly address: string;
  /** Whether the account's member has opened a session from this network or in this browser (`sessionsStore.knows`). */
  readonly known: boolean;
}

/**
 * What is counted of log-ins, by account, known or not, and by network: an IPv4 address, or the /64, /56 and /48 of an
 * IPv6 one, of which one customer may have all. What strangers do to an account is counted apart from where its member
 * is known, so that nobody can lock a member out of their own account. Each answers seconds until it is worth trying
 * again, or null where the try is heard.
 */
export interface LoginLimits {
  /** Counts a log-in before anything is looked at. */
  readonly asks: (account: string, asker: Asker) => number | null;
  /** Whether a password is judged at all. */
  readonly blocked: (account: string, asker: Asker) => number | null;
  /** Counts a wrong one. */
  readonly wrong: (account: string, asker: Asker) => number | null;
}

/** Its holder's own network: what a known asker is counted by. */
const nearest = (address: string): string => networksOf(address)[0]!;
/** The network of which one customer may have all: what strangers are counted by. */
const widest = (address: string): string => networksOf(address).at(-1)!;

const firstOf = (waits: readonly (number | null)[]): number | null => waits.find((wait) => wait !== null) ?? null;

export const createLoginLimits = (clock: Clock): LoginLimits => {
  const limiter = (max: number, windowMs = TEN_MINUTES) => createLimiter({ max, windowMs }, clock);
  const logins = { accounts: limiter(LOGINS.perAccount, MINUTE), networks: limiter(LOGINS.perAddress, MINUTE) };
  const networks = limiter(WRONG.perAddress);
  const known = limiter(WRONG.perAccount);
  const accounts = limiter(WRONG.perAccount);
  const wasWrongThere = limiter(1);
  const strangers = [limiter(WRONG_BY_STRANGERS.inTenMinutes), limiter(WRONG_BY_STRANGERS.inADay, DAY)];
  const own = (account: string, address: string): string => `${nearest(address)} ${account}`;
  const there = (account: string, address: string): string => `${widest(address)} ${account}`;
  /** Narrow for who is known there: neighbours under one /48 may be strangers to each other. */
  const countedOf = ({ address, known: isKnown }: Asker): readonly string[] =>
    isKnown ? [nearest(address)] : networksOf(address);

  return {
    asks: (account, asker) =>
      firstOf([
        ...networksOf(asker.address).map((network) => logins.networks.hit(network)),
        logins.accounts.hit(asker.known ? own(account, asker.address) : account),
      ]),
    blocked: (account, asker) => {
      const byNetwork = firstOf(countedOf(asker).map(networks.blocked));
      if (asker.known) return byNetwork ?? known.blocked(own(account, asker.address));
      const triedBefore = wasWrongThere.blocked(there(account, asker.address)) !== null;
      return firstOf([
        byNetwork,
        triedBefore ? accounts.blocked(account) : null,
        ...strangers.map((limit) => limit.blocked(account)),
      ]);
    },
    wrong: (account, asker) => {
      const byNetwork = firstOf(networksOf(asker.address).map((network) => networks.hit(network)));
      if (asker.known) return firstOf([byNetwork, known.hit(own(account, asker.address))]);
      wasWrongThere.hit(there(account, asker.address));
      return firstOf([byNetwork, accounts.hit(account), ...strangers.map((limit) => limit.hit(account))]);
    },
  };
};

/** What stands in for the limits under LIMITS=off. */
export const noLoginLimits: LoginLimits = { asks: () => null, blocked: () => null, wrong: () => null };
