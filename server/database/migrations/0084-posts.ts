import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/**
 * Posts of members: `group_id` is empty outside groups, `pictures` and `embeds` are JSON. One that was deleted keeps its
 * place without content, one that a moderator removed keeps its content until nobody can appeal any more. `post_edit` has
 * the texts that were replaced, `post_draft` what is not posted yet.
 */
export const posts: Migration = {
  name: '0084-posts',
  statements: [
    sql`create table post_entry (
      post_id text primary key,
      user_id text not null references member (user_id) on delete cascade,
      client_id text not null,
      group_id text not null,
      visibility text not null,
      body text not null,
      lang text not null,
      pictures text not null,
      embeds text not null,
      poll_id text,
      created_ts bigint not null,
      edited_ts bigint,
      edits integer not null,
      state text not null,
      state_ts bigint not null,
      unique (user_id, client_id)
    )`,
    // In the direction in which feeds are read: of everybody or one group, of some people, of some groups.
    sql`create index post_entry_place on post_entry (group_id, visibility, created_ts desc, post_id)`,
    sql`create index post_entry_newest on post_entry (created_ts desc, post_id)`,
    sql`create index post_entry_author on post_entry (user_id, created_ts)`,
    sql`create index post_entry_removed on post_entry (state_ts) where state = 'removed'`,
    sql`create table post_edit (
      post_id text not null references post_entry (post_id) on delete cascade,
      seq integer not null,
      client_id text not null,
      body text not null,
      at bigint not null,
      primary key (post_id, seq),
      unique (post_id, client_id)
    )`,
    sql`create table post_draft (
      user_id text not null references member (user_id) on delete cascade,
      place text not null,
      draft text not null,
      saved_ts bigint not null,
      primary key (user_id, place)
    )`,
  ],
};
