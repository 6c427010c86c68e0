import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/**
 * How many listen to topics in each of several processes; the embedded database leaves it empty. What a process wrote
 * counts as long as its lease.
 */
export const presence: Migration = {
  name: '0025-presence',
  statements: [
    sql`create table chat_process (process_id text primary key, lease_until bigint not null)`,
    sql`create table chat_online (
      process_id text not null,
      topic_key text not null,
      sockets integer not null,
      primary key (process_id, topic_key)
    )`,
  ],
};
