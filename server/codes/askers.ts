import type { CallContext } from '../http/handlers.ts';
import { networksOf } from '../shared/address.ts';
import { firstWait, hitAll, type LimitStore } from '../shared/limiter.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The most codes for any recipients: per network (an IPv4 address or an IPv6 /48), and per browser. */
const MOST = { networkAnHour: 60, networkADay: 300, browserADay: 20 } as const;

/** Counts a request for a code before any account is looked up; returns the whole seconds to wait if there were too many, else null. */
export type CountAsks = (asker: Pick<CallContext, 'address' | 'binding'>) => Promise<number | null>;

const RULES = {
  networkAnHour: { name: 'codes.networkAnHour', max: MOST.networkAnHour, windowMs: HOUR },
  networkADay: { name: 'codes.networkADay', max: MOST.networkADay, windowMs: DAY },
  browserADay: { name: 'codes.browserADay', max: MOST.browserADay, windowMs: DAY },
} as const;

export const createCountAsks =
  (store: LimitStore): CountAsks =>
  async ({ address, binding }) => {
    const network = networksOf(address).at(-1)!;
    return firstWait(
      await hitAll(store, [
        { rule: RULES.networkAnHour, key: network },
        { rule: RULES.networkADay, key: network },
        ...(binding === null ? [] : [{ rule: RULES.browserADay, key: binding }]),
      ]),
    );
  };

/** Used under LIMITS=off. */
export const anyAsks: CountAsks = async () => null;
