import type { Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** For how long what a process wrote counts after it has renewed its lease last. */
export const LEASE_MS = 15_000;

/** Renews the lease of a process; false where it had none, or it was forgotten, and with it all that it wrote. */
export const renewLease = async (database: Queries, processId: string, now: number): Promise<boolean> => {
  const until = now + LEASE_MS;
  if ((await database.run(sql`update chat_process set lease_until = ${until} where process_id = ${processId}`)) > 0)
    return true;
  await database.run(sql`insert into chat_process (process_id, lease_until) values (${processId}, ${until})
                         on conflict (process_id) do update set lease_until = excluded.lease_until`);
  return false;
};
