import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/**
 * Imported comics. All comics and what their chapters are called are read into memory from the JSON in `data`, whenever
 * the revision has changed; pages are read when a chapter is opened. A chapter of which nobody was told yet is not `told`.
 */
export const comics: Migration = {
  name: '0040-comics',
  statements: [
    sql`create table comic (comic_id text primary key, data text not null)`,
    sql`create table comic_chapter (
      chapter_id text primary key,
      comic_id text not null references comic (comic_id) on delete cascade,
      chapter_key text not null,
      data text not null,
      pages text not null,
      source text not null,
      told integer not null
    )`,
    sql`create index comic_chapter_comic on comic_chapter (comic_id)`,
    sql`create index comic_chapter_told on comic_chapter (told)`,
    sql`create table comic_revision (name text primary key, revision bigint not null)`,
    sql`create table comic_progress (
      user_id text not null references member (user_id) on delete cascade,
      chapter_id text not null,
      comic_id text not null,
      page integer not null,
      panel integer not null,
      max_page integer not null,
      pages integer not null,
      done integer not null,
      at bigint not null,
      primary key (user_id, chapter_id)
    )`,
    sql`create index comic_progress_comic on comic_progress (user_id, comic_id)`,
    // Messages about content, as they are by default, in the settings that members have stored.
    sql`update settings set preferences =
          replace(preferences, '"notify":{', '"notify":{"content":{"app":true,"mail":false},')`,
    sql`create table comic_reader_setting (
      user_id text not null references member (user_id) on delete cascade,
      comic_id text not null,
      setting text not null,
      primary key (user_id, comic_id)
    )`,
  ],
};
