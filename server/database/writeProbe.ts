import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../shared/clock.ts';
import { createSingleFlight } from '../shared/singleFlight.ts';
import type { Database } from './database.ts';
import { sql } from './sql.ts';

/** How long a result is cached: even a probe per second then rarely writes. */
const HOLDS_MS = 5000;
/** A write that takes longer than this counts as failed, because load balancers need a prompt answer. */
const PATIENCE_MS = 1000;

/** Whether the database is writable: updates one row, at most once per five seconds. */
export const createWriteProbe = (database: Database, clock: Clock): (() => Promise<boolean>) => {
  const once = createSingleFlight<boolean>({ ttlMs: HOLDS_MS, maxEntries: 1, clock, keeps: () => true });
  const write = async (): Promise<boolean> => {
    const now = clock();
    const written = database.run(
      sql`insert into readiness (only_row, written_at) values (1, ${now})
          on conflict (only_row) do update set written_at = excluded.written_at`,
    );
    const done = written.then(
      () => true,
      () => false,
    );
    return Promise.race([done, wait(PATIENCE_MS, false, { ref: false })]);
  };
  return () => once('write', write);
};
