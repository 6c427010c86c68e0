import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const signIn: Migration = {
  name: '0006-signIn',
  statements: [
    sql`create table google_identity (
      issuer text not null,
      subject text not null,
      user_id text not null unique references member (user_id) on delete cascade,
      created_at bigint not null,
      primary key (issuer, subject)
    )`,
    sql`create table google_flow (
      state_hash text primary key,
      browser_hash text not null,
      user_id text references member (user_id) on delete cascade,
      return_to text not null,
      pid text,
      expires_at bigint not null
    )`,
    sql`create index google_flow_expiry on google_flow (expires_at)`,
    sql`create table passkey (
      credential_id text primary key,
      user_id text not null references member (user_id) on delete cascade,
      public_key text not null,
      counter bigint not null,
      transports text not null,
      name text not null,
      created_at bigint not null,
      last_used_at bigint
    )`,
    sql`create index passkey_member on passkey (user_id)`,
    sql`create table passkey_challenge (challenge_hash text primary key, expires_at bigint not null)`,
    sql`create index passkey_challenge_expiry on passkey_challenge (expires_at)`,
  ],
};
