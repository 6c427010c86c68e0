import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/**
 * How many sockets sessions and addresses hold in each of several processes; the embedded database leaves it empty. What a
 * process wrote counts as long as its lease in `chat_process`.
 */
export const socketPlaces: Migration = {
  name: '0033-socketPlaces',
  statements: [
    sql`create table socket_place (
      place_key text not null,
      process_id text not null,
      sockets integer not null,
      primary key (place_key, process_id)
    )`,
    sql`create index socket_place_process on socket_place (process_id)`,
  ],
};
