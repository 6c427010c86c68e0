import type { Database, Queries } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { Clock } from '../shared/clock.ts';
import type { Kept } from '../shared/kept.ts';

export interface ErasingNeeds {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** What all areas store. */
  readonly personalData: readonly Kept[];
  readonly erasure: {
    readonly due: (now: number) => Promise<readonly string[]>;
    readonly isDue: (queries: Queries, userId: string, now: number) => Promise<boolean>;
    readonly erase: (queries: Queries, userId: string, now: number) => Promise<void>;
  };
}

/**
 * Erases one member whose time has come: large data in batches, then the rest and the member in one transaction. If
 * aborted at any step it begins again, because the member exists and is due until the last step. Serializable: a member
 * who has cancelled by then keeps everything.
 */
const eraseOne = async (
  { database, personalData, erasure, log }: ErasingNeeds,
  userId: string,
  now: number,
): Promise<void> => {
  for (const { eraseSome } of personalData) while (await eraseSome?.(userId));
  const after = await database.transaction(async (queries) => {
    if (!(await erasure.isDue(queries, userId, now))) return null;
    const done: (() => Promise<void>)[] = [];
    for (const { erase } of personalData) {
      const then = await erase(queries, userId);
      if (then) done.push(then);
    }
    await erasure.erase(queries, userId, now);
    return done;
  });
  if (!after) return;
  log.warn('member.erased', { userId });
  for (const then of after) await then();
};

/**
 * Erases everybody whose time has come; called periodically. A member who cannot be erased now does not hold up the
 * others.
 */
export const eraseDue = async (needs: ErasingNeeds): Promise<void> => {
  const now = needs.clock();
  const faults: unknown[] = [];
  for (const userId of await needs.erasure.due(now))
    await eraseOne(needs, userId, now).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw new AggregateError(faults, `not erased: ${faults.map(String).join('; ')}`);
};
