import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const chat: Migration = {
  name: '0004-chat',
  statements: [
    sql`create table chat_epoch (only_row integer primary key check (only_row = 1), epoch text not null)`,
    sql`create table chat_topic (topic text primary key, last_seq bigint not null)`,
    sql`create table chat_message (
      group_message_id text primary key,
      topic text not null,
      user_id text not null,
      data text not null,
      reactions text not null,
      removed integer not null,
      ip_hash text,
      created_at bigint not null
    )`,
    sql`create index chat_message_address on chat_message (created_at) where ip_hash is not null`,
    sql`create table chat_entry (
      topic text not null,
      seq bigint not null,
      kind text not null,
      group_message_id text not null references chat_message (group_message_id),
      primary key (topic, seq)
    )`,
    sql`create table chat_reaction (
      group_message_id text not null references chat_message (group_message_id),
      user_id text not null,
      reaction text not null,
      primary key (group_message_id, user_id, reaction)
    )`,
    sql`create table chat_client (
      user_id text not null,
      client_id text not null,
      group_message_id text not null,
      seq bigint,
      created_at bigint not null,
      primary key (user_id, client_id)
    )`,
    sql`create index chat_client_age on chat_client (created_at)`,
    sql`create table chat_mute (user_id text primary key, until_at bigint not null, by_user_id text not null)`,
  ],
};
