import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/**
 * Imported articles, each in up to three languages. What lists show is read into memory from the JSON in `data`,
 * whenever the revision has changed; blocks are read when an article is opened.
 */
export const news: Migration = {
  name: '0054-news',
  statements: [
    sql`create table article (
      article_id text primary key,
      category text not null,
      type text not null,
      created_ts bigint not null,
      data text not null,
      source text not null
    )`,
    sql`create index article_newest on article (category, type, created_ts, article_id)`,
    sql`create table article_version (
      article_id text not null references article (article_id) on delete cascade,
      lang text not null,
      slug text not null,
      data text not null,
      blocks text not null,
      primary key (article_id, lang),
      unique (lang, slug)
    )`,
    sql`create table news_revision (name text primary key, revision bigint not null)`,
  ],
};
