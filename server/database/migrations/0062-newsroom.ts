import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/**
 * What the newsroom knows of an article beside what readers have of it (`article`, `article_version`), and everything
 * that was done to it: an act with `data` made the revision `rev`.
 */
export const newsroom: Migration = {
  name: '0062-newsroom',
  statements: [
    sql`create table news_manuscript (
      article_id text primary key references article (article_id) on delete cascade,
      rev bigint not null,
      released_rev bigint,
      asked_rev bigint,
      asked_by text,
      asked_ts bigint,
      title text not null,
      langs text not null,
      category text not null,
      type text not null,
      changed_ts bigint not null,
      changed_by text
    )`,
    sql`create index news_manuscript_changed on news_manuscript (changed_ts, article_id)`,
    sql`create table news_act (
      article_id text not null references article (article_id) on delete cascade,
      seq bigint not null,
      rev bigint not null,
      what text not null,
      data text,
      user_id text,
      acted_ts bigint not null,
      client_key text,
      primary key (article_id, seq),
      unique (client_key)
    )`,
    sql`create index news_act_user on news_act (user_id)`,
  ],
};
