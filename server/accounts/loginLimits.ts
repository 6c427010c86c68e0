import { networksOf } from '../shared/address.ts';
import { blockedAll, firstWait, hitAll, type Hit, type LimitStore, type Rule } from '../shared/limiter.ts';

const MINUTE = 60_000;
const TEN_MINUTES = 10 * MINUTE;
const DAY = 86_400_000;

/** Log-ins per minute, right or wrong: each costs a hash, and each right one opens a session. */
const LOGINS = { perAccount: 20, perAddress: 60 } as const;
/** CLAUSES "Limits": wrong passwords per ten minutes. */
const WRONG = { perAccount: 10, perAddress: 30 } as const;
/**
 * Wrong passwords for one account from all networks together that the account does not know. Beyond this number a
 * password is refused there; a member can still log in from a known place, or by a code, a passkey or Google.
 */
const WRONG_BY_STRANGERS = { inTenMinutes: 30, inADay: 100 } as const;

/** A client that tries a password. */
export interface Asker {
  readonly address: string;
  /** Whether the account's member has opened a session from this network or in this browser (`KnownPlaces.knows`). */
  readonly known: boolean;
}

/**
 * Limits log-ins per account, separately for known and unknown places, and per network: an IPv4 address, or the /64,
 * /56 and /48 of an IPv6 address, since one customer may own a whole /48. Attempts by strangers are counted apart from
 * those at known places, so that nobody can lock a member out of their own account. Each method returns the seconds
 * until the next attempt is worthwhile, or null if this one is allowed.
 */
export interface LoginLimits {
  /** Counts an attempt before anything is checked. */
  readonly asks: (account: string, asker: Asker) => Promise<number | null>;
  /** Whether the password must not be checked. */
  readonly blocked: (account: string, asker: Asker) => Promise<number | null>;
  /** Counts a wrong password. */
  readonly wrong: (account: string, asker: Asker) => Promise<number | null>;
}

/** The narrowest network, by which askers at known places are counted. */
const nearest = (address: string): string => networksOf(address)[0]!;
/** The widest network that one customer may own, by which strangers are counted. */
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
  /** Narrow at known places: neighbours in one /48 may be unrelated customers. */
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

/** Used instead of the limits under LIMITS=off. */
export const noLoginLimits: LoginLimits = {
  asks: async () => null,
  blocked: async () => null,
  wrong: async () => null,
};
