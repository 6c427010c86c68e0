import type { Database, Queries } from '../database/database.ts';
import type { Writes } from './outbox.ts';

/**
 * Stores notifications together with the mark that they were made. `told` is one statement that answers 0 if another
 * process was first: then there is nothing to notify.
 */
export const tellOnce = (
  database: Pick<Database, 'transaction'>,
  told: (queries: Queries) => Promise<number>,
  writes: readonly (Writes | null)[],
): Promise<void> =>
  database.transaction(async (queries) => {
    if ((await told(queries)) === 0) return;
    for (const write of writes) await write?.(queries);
  });
