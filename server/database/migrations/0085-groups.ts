import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/**
 * Groups and who is in them, or waits to be let in (`role` is `pending`, with an answer to the group's question). `members`
 * counts those who are in it; `rules`, `cover` and `avatar` are JSON.
 */
export const groups: Migration = {
  name: '0085-groups',
  statements: [
    sql`create table community_group (
      group_id text primary key,
      slug text not null unique,
      name text not null,
      folded text not null,
      about text not null,
      rules text not null,
      privacy text not null,
      category text not null,
      question text not null,
      cover text not null,
      avatar text not null,
      pinned_post_id text,
      members integer not null,
      created_ts bigint not null,
      made_by text references member (user_id) on delete set null,
      client_id text not null,
      unique (made_by, client_id)
    )`,
    sql`create index community_group_size on community_group (members desc, group_id)`,
    sql`create table community_member (
      group_id text not null references community_group (group_id) on delete cascade,
      user_id text not null references member (user_id) on delete cascade,
      role text not null,
      notify integer not null,
      answer text not null,
      since bigint not null,
      primary key (group_id, user_id)
    )`,
    sql`create index community_member_own on community_member (user_id, since, group_id)`,
    sql`create index community_member_role on community_member (group_id, role, since)`,
  ],
};
