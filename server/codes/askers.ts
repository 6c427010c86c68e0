import type { CallContext } from '../http/handlers.ts';
import { networksOf } from '../shared/address.ts';
import { firstWait, hitAll, type LimitStore } from '../shared/limiter.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Codes that are asked for, to whomever: from one network (an IPv4 address, an IPv6 /48), and in one browser. */
const MOST = { networkAnHour: 60, networkADay: 300, browserADay: 20 } as const;

/** Counts one who asks for a code, before anybody is looked up; whole seconds to wait where it is too often, else null. */
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

/** Under LIMITS=off. */
export const anyAsks: CountAsks = async () => null;
