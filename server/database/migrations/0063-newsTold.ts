import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/** Whether who follows what an article is about was told of it. */
export const newsTold: Migration = {
  name: '0063-newsTold',
  statements: [
    sql`alter table article add column told bigint not null default 0`,
    sql`create index article_told on article (told, created_ts)`,
  ],
};
