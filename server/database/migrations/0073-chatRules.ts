import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/**
 * What holds in rooms and who may not write there. A restriction of no topic holds everywhere; the mutes that there were
 * are such.
 */
export const chatRules: Migration = {
  name: '0073-chatRules',
  statements: [
    sql`create table chat_rules (topic text primary key, rules text not null, set_at bigint not null)`,
    sql`create table chat_filter (topic text primary key, words text not null)`,
    sql`create table chat_pin (topic text primary key, group_message_id text, set_at bigint not null)`,
    sql`create table chat_restriction (
      user_id text not null,
      topic text not null,
      kind text not null,
      until_at bigint not null,
      by_user_id text not null,
      decision_id text not null,
      set_at bigint not null,
      primary key (user_id, topic, kind)
    )`,
    sql`insert into chat_restriction (user_id, topic, kind, until_at, by_user_id, decision_id, set_at)
        select user_id, '', 'mute', until_at, by_user_id, '', 0 from chat_mute`,
    sql`drop table chat_mute`,
  ],
};
