import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const codes: Migration = {
  name: '0005-codes',
  statements: [
    // Requesters are stored as a keyed hash only: most are not members.
    sql`create table code_request (
      request_id text primary key,
      purpose text not null,
      asked_hash text not null,
      target_hash text,
      user_id text references member (user_id) on delete cascade,
      code_hash text not null,
      tries integer not null,
      created_at bigint not null,
      expires_at bigint not null,
      ticket_hash text unique,
      ticket_expires_at bigint,
      spent_at bigint
    )`,
    sql`create index code_request_asked on code_request (asked_hash, created_at)`,
    sql`create index code_request_target on code_request (target_hash, created_at)`,
    sql`create index code_request_age on code_request (created_at)`,
    sql`create index code_request_member on code_request (user_id)`,
    // Verified mail addresses and phone numbers: a member has at most one of each, and none belongs to two members.
    sql`create table member_contact (
      channel text not null,
      value text not null,
      user_id text not null references member (user_id) on delete cascade,
      proven_at bigint not null,
      primary key (channel, value),
      unique (user_id, channel)
    )`,
    // Which guest became which member: a guest's data is transferred once.
    sql`create table guest_merge (
      guest_id text primary key,
      user_id text not null references member (user_id) on delete cascade,
      merged_at bigint not null
    )`,
    sql`create index guest_merge_member on guest_merge (user_id)`,
  ],
};
