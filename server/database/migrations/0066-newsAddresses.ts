import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/** Slugs that an article had before, so that its old addresses lead to it. */
export const newsAddresses: Migration = {
  name: '0066-newsAddresses',
  statements: [
    sql`create table article_former_slug (
      slug text primary key,
      article_id text not null references article (article_id) on delete cascade
    )`,
    sql`create index article_former_slug_of on article_former_slug (article_id)`,
  ],
};
