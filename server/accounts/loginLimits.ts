import { networksOf } from '../shared/address.ts';
import { blockedAll, firstWait, hitAll, type Hit, type LimitStore, type Rule } from '../shared/limiter.ts';

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
  readonly asks: (account: string, asker: Asker) => Promise<number | null>;
  /** Whether a password is judged at all. */
  readonly blocked: (account: string, asker: Asker) => Promise<number | null>;
  /** Counts a wrong one. */
  readonly wrong: (account: string, asker: Asker) => Promise<number | null>;
}

/** Its holder's own network: what a known asker is counted by. */
const nearest = (address: string): string => networksOf(address)[0]!;
/** The network of which one customer may have all: what strangers are counted by. */
const widest = (address: string): string => networksOf(address).at(-1)!;

const rule = (name: string, max: number, windowMs = TEN_MINUTES): Rule => ({ name: `login.${name}`, max, windowMs });
const RULES = {
  accounts: rule('accounts', LOGINS.perAccount, MINUTE),
  addresses: rule('addresses', LOGINS.perAddress, MINUTE),
  wrongByNetwork: rule('wrongByNetwork', WRONG.perAddress),
  wrongByKnown: rule('wrongByKnown', WRONG.perAccount),
  wrong: rule('wrong', WRONG.perAccount),
  wasWrongThere: rule('wasWrongThere', 1),
  strangers: rule('strangers', WRONG_BY_STRANGERS.inTenMinutes),
  strangersOfADay: rule('strangersOfADay', WRONG_BY_STRANGERS.inADay, DAY),
} as const;

export const createLoginLimits = (store: LimitStore): LoginLimits => {
  const own = (account: string, address: string): string => `${nearest(address)} ${account}`;
  const there = (account: string, address: string): string => `${widest(address)} ${account}`;
  const hitsOf = (of: Rule, keys: readonly string[]): readonly Hit[] => keys.map((key) => ({ rule: of, key }));
  /** Narrow for who is known there: neighbours under one /48 may be strangers to each other. */
  const countedOf = ({ address, known: isKnown }: Asker): readonly string[] =>
    isKnown ? [nearest(address)] : networksOf(address);
  const byStrangers = (account: string): readonly Hit[] => [
    { rule: RULES.wrong, key: account },
    { rule: RULES.strangers, key: account },
    { rule: RULES.strangersOfADay, key: account },
  ];

  return {
    asks: async (account, asker) =>
      firstWait(
        await hitAll(store, [
          ...hitsOf(RULES.addresses, networksOf(asker.address)),
          { rule: RULES.accounts, key: asker.known ? own(account, asker.address) : account },
        ]),
      ),
    blocked: async (account, asker) => {
      const networks = hitsOf(RULES.wrongByNetwork, countedOf(asker));
      if (asker.known)
        return firstWait(
          await blockedAll(store, [...networks, { rule: RULES.wrongByKnown, key: own(account, asker.address) }]),
        );
      const [before = null, wrong = null, ...others] = await blockedAll(store, [
        { rule: RULES.wasWrongThere, key: there(account, asker.address) },
        ...byStrangers(account),
        ...networks,
      ]);
      return firstWait([...others, before === null ? null : wrong]);
    },
    wrong: async (account, asker) => {
      const networks = hitsOf(RULES.wrongByNetwork, networksOf(asker.address));
      if (asker.known)
        return firstWait(
          await hitAll(store, [...networks, { rule: RULES.wrongByKnown, key: own(account, asker.address) }]),
        );
      const [, ...waits] = await hitAll(store, [
        { rule: RULES.wasWrongThere, key: there(account, asker.address) },
        ...networks,
        ...byStrangers(account),
      ]);
      return firstWait(waits);
    },
  };
};

/** What stands in for the limits under LIMITS=off. */
export const noLoginLimits: LoginLimits = {
  asks: async () => null,
  blocked: async () => null,
  wrong: async () => null,
};
