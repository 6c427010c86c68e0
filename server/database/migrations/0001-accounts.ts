import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const accounts: Migration = {
  name: '0001-accounts',
  statements: [
    sql`create table member (
      user_id text primary key,
      username text not null unique,
      nickname text not null,
      profile_picture text,
      site_role_id integer not null,
      level integer not null,
      vip integer not null,
      password_hash text not null,
      email text,
      phone_number text,
      pid text,
      created_at bigint not null
    )`,
    sql`create table token_family (
      family_id text primary key,
      user_id text not null references member (user_id),
      binding_hash text,
      created_at bigint not null,
      expires_at bigint not null,
      revoked_at bigint
    )`,
    sql`create index token_family_member on token_family (user_id)`,
    sql`create index token_family_expiry on token_family (expires_at)`,
    sql`create table refresh_token (
      token_hash text primary key,
      family_id text not null references token_family (family_id) on delete cascade,
      created_at bigint not null,
      used_at bigint
    )`,
    sql`create index refresh_token_family on refresh_token (family_id)`,
  ],
};
