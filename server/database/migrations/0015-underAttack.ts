import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/** Data for limits that stop an attacker without locking out the account's member. */
export const underAttack: Migration = {
  name: '0015-underAttack',
  statements: [
    // The network from which a session was opened, as a keyed hash: the account's known networks.
    sql`alter table token_family add column network_hash text`,
    // 1 for a token that contains the id of its family, so that its row can be deleted once it was used.
    sql`alter table refresh_token add column signed integer not null default 0`,
    // Who requested a code, as a keyed hash, and whether the account was known there.
    sql`alter table code_request add column asker_hash text`,
    sql`alter table code_request add column known integer not null default 0`,
    // When an application was last changed; untouched drafts expire.
    sql`alter table application add column touched_at bigint`,
    // A single row that is written to test whether the database is writable.
    sql`create table readiness (only_row integer primary key check (only_row = 1), written_at bigint not null)`,
  ],
};
