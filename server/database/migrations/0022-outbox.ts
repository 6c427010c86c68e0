import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const outbox: Migration = {
  name: '0022-outbox',
  statements: [
    // What follows from a write, until it is done. Keys, lanes and bodies can be read with the origin's secret alone.
    // `due_at` is the machine's time: from when on it may be taken, and for one that is taken until when that holds.
    // `expires_at` is the origin's.
    sql`create table outbox (
      item_id text not null primary key,
      once_key text not null,
      kind text not null,
      lane text,
      place bigint not null,
      body text not null,
      created_at bigint not null,
      due_at bigint not null,
      expires_at bigint,
      tries integer not null,
      lease text,
      fault text
    )`,
    sql`create unique index outbox_once on outbox (once_key)`,
    sql`create unique index outbox_lane on outbox (lane, place)`,
    sql`create index outbox_due on outbox (kind, due_at)`,
  ],
};
