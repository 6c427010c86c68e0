import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/** What limits need to know so that who attacks an account does not stop its member. */
export const underAttack: Migration = {
  name: '0015-underAttack',
  statements: [
    // From where a session was opened, as a keyed hash: networks that an account is known from.
    sql`alter table token_family add column network_hash text`,
    // 1 for a token that names its family itself, so that its row may go once it was used and nobody loses by it.
    sql`alter table refresh_token add column signed integer not null default 0`,
    // Who asked for a code, as a keyed hash, and whether the account was known there.
    sql`alter table code_request add column asker_hash text`,
    sql`alter table code_request add column known integer not null default 0`,
    // When an application was last changed, so that drafts which nobody goes on with expire.
    sql`alter table application add column touched_at bigint`,
    // One row that is written to find out whether anything can be.
    sql`create table readiness (only_row integer primary key check (only_row = 1), written_at bigint not null)`,
  ],
};
