import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const people: Migration = {
  name: '0012-people',
  statements: [
    sql`create table message (
      message_id text primary key,
      user_id text not null references member (user_id) on delete cascade,
      type text not null,
      kind text not null,
      params text not null,
      actor_id text,
      go_to text,
      once_key text,
      shown integer not null,
      created_at bigint not null,
      read_at bigint,
      mail_due_at bigint
    )`,
    sql`create unique index message_once on message (user_id, once_key)`,
    sql`create index message_member on message (user_id, created_at)`,
    sql`create index message_actor on message (actor_id)`,
    sql`create index message_mail on message (mail_due_at)`,
    sql`create index message_age on message (created_at)`,
    sql`create table tie (
      user_id text not null references member (user_id) on delete cascade,
      other_id text not null references member (user_id) on delete cascade,
      tie text not null,
      since bigint not null,
      primary key (user_id, other_id)
    )`,
    sql`create index tie_other on tie (other_id)`,
    sql`create table directory (
      user_id text primary key references member (user_id) on delete cascade,
      name text not null,
      folded text not null
    )`,
  ],
};
