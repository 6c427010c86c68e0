import type { CallContext } from '../http/handlers.ts';
import { networksOf } from '../shared/address.ts';
import type { Clock } from '../shared/clock.ts';
import { createLimiter } from '../shared/limiter.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Codes that are asked for, to whomever: from one network (an IPv4 address, an IPv6 /48), and in one browser. */
const MOST = { networkAnHour: 60, networkADay: 300, browserADay: 20 } as const;

/** Counts one who asks for a code, before anybody is looked up; whole seconds to wait where it is too often, else null. */
export type CountAsks = (asker: Pick<CallContext, 'address' | 'binding'>) => number | null;

export const createCountAsks = (clock: Clock): CountAsks => {
  const networks = [
    createLimiter({ max: MOST.networkAnHour, windowMs: HOUR }, clock),
    createLimiter({ max: MOST.networkADay, windowMs: DAY }, clock),
  ];
  const browsers = createLimiter({ max: MOST.browserADay, windowMs: DAY }, clock);
  return ({ address, binding }) => {
    const network = networksOf(address).at(-1)!;
    const waits = [...networks.map((limit) => limit.hit(network)), binding === null ? null : browsers.hit(binding)];
    return waits.find((waitS) => waitS !== null) ?? null;
  };
};

/** Under LIMITS=off. */
export const anyAsks: CountAsks = () => null;
