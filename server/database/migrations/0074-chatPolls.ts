import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/** Polls of rooms, and one vote of a member in each. */
export const chatPolls: Migration = {
  name: '0074-chatPolls',
  statements: [
    sql`create table chat_poll (
      poll_id text primary key,
      topic text not null,
      question text not null,
      options text not null,
      begin_at bigint not null,
      end_at bigint not null,
      by_user_id text not null,
      client_id text not null,
      unique (by_user_id, client_id)
    )`,
    sql`create index chat_poll_topic on chat_poll (topic, begin_at)`,
    sql`create table chat_vote (
      poll_id text not null references chat_poll (poll_id),
      user_id text not null,
      option_id text not null,
      at bigint not null,
      primary key (poll_id, user_id)
    )`,
    sql`create index chat_vote_member on chat_vote (user_id)`,
  ],
};
