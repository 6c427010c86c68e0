import type { Database, Queries } from '../database/database.ts';
import type { Writes } from './outbox.ts';

/**
 * Stores what tells people of something, and that they were told, together. `told` is one statement that answers 0 where
 * another process was first: then nothing is left to say.
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
