import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/**
 * What was done with the operator's console. Each row names the hash of the one before, so that one which is changed or
 * taken out is seen; rows are only added, and `user_id` refers to nobody, so that it stays when a member is erased.
 */
export const operatorConsole: Migration = {
  name: '0075-console',
  statements: [
    sql`create table console_act (
      seq bigint primary key,
      acted_ts bigint not null,
      user_id text not null,
      client_key text not null unique,
      what text not null,
      subject text not null,
      changes text not null,
      hash text not null
    )`,
    sql`create index console_act_subject on console_act (what, subject)`,
  ],
};
