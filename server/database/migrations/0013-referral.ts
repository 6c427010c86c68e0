import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const referral: Migration = {
  name: '0013-referral',
  statements: [
    // Set while an account waits for its erasure.
    sql`alter table member add column erase_at bigint`,
    sql`create index member_erasure on member (erase_at) where erase_at is not null`,
    // Usernames of erased members, as keyed hashes: they are not given to others.
    sql`create table retired_username (name_hash text primary key, retired_at bigint not null)`,
    sql`create table one_time_link (
      token_hash text primary key,
      user_id text references member (user_id) on delete cascade,
      go_to text not null,
      expires_at bigint not null
    )`,
    sql`create index one_time_link_expiry on one_time_link (expires_at)`,
    sql`create index one_time_link_member on one_time_link (user_id)`,
    sql`create table point_entry (
      entry_id text primary key,
      user_id text not null references member (user_id) on delete cascade,
      number integer not null,
      delta integer not null,
      balance integer not null,
      reason text not null,
      source text not null,
      created_at bigint not null,
      unique (user_id, number),
      unique (user_id, reason, source)
    )`,
    sql`create table referral_code (
      user_id text primary key references member (user_id) on delete cascade,
      code text not null unique,
      created_at bigint not null
    )`,
    // Invited members who deleted their account remain without any id.
    sql`create table referral (
      referral_id text primary key,
      inviter_id text not null references member (user_id) on delete cascade,
      invited_id text unique references member (user_id) on delete set null,
      state text not null,
      reason text,
      bound_at bigint not null,
      rewarded_at bigint
    )`,
    sql`create index referral_inviter on referral (inviter_id, bound_at)`,
  ],
};
