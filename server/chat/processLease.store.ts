import type { Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** How long the counts of a process are valid after it last renewed its lease. */
export const LEASE_MS = 15_000;

/** Renews the lease of a process; false if it had none, or if the lease and its counts were already removed. */
export const renewLease = async (database: Queries, processId: string, now: number): Promise<boolean> => {
  const until = now + LEASE_MS;
  if ((await database.run(sql`update chat_process set lease_until = ${until} where process_id = ${processId}`)) > 0)
    return true;
  await database.run(sql`insert into chat_process (process_id, lease_until) values (${processId}, ${until})
                         on conflict (process_id) do update set lease_until = excluded.lease_until`);
  return false;
};
