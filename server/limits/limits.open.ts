import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { opened } from '../shared/area.ts';
import type { Clock } from '../shared/clock.ts';
import { MINUTE_MS, type LimitStore } from '../shared/limiter.ts';
import { memoryLimits } from '../shared/memoryLimits.ts';
import { keyFor } from '../shared/secret.ts';
import { memoryTokenUse, type TokenUse } from '../shared/tokenUse.ts';
import { limitsArea } from './limits.area.ts';
import { sharedLimits } from './limits.store.ts';
import { orLocal } from './orLocal.ts';
import { sharedTokenUse } from './tokenUse.store.ts';

export interface OpenLimitsNeeds {
  readonly database: Database;
  /** Whether several processes may use this database. */
  readonly shared: boolean;
  readonly clock: Clock;
  readonly log: Log;
  readonly secret: string;
}

/** With the embedded database, which only one process uses, limits are counted in memory; with a database server, by all processes together. */
export const openLimits = ({ database, shared, clock, log, secret }: OpenLimitsNeeds) => {
  const local = memoryLimits(clock);
  if (!shared)
    return {
      ...opened(limitsArea, { handlers: {} }),
      limitStore: local,
      tokenUse: memoryTokenUse(),
    } satisfies { limitStore: LimitStore; tokenUse: TokenUse; handlers: object };
  const counted = sharedLimits(database, clock, keyFor(secret, 'limits'));
  const tokenUse = sharedTokenUse(database);
  return {
    ...opened(limitsArea, {
      handlers: {},
      jobs: [
        { name: 'limits.forget', everyMs: 5 * MINUTE_MS, run: () => counted.forget() },
        { name: 'limits.forgetTokens', everyMs: 5 * MINUTE_MS, run: () => tokenUse.forget(clock()) },
      ],
    }),
    limitStore: orLocal(counted, local, clock, log),
    tokenUse,
  };
};
