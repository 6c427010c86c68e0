import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

/** Articles have a state: `released`, or `draft`, which nothing that readers see knows of. */
export const newsDrafts: Migration = {
  name: '0060-newsDrafts',
  statements: [
    sql`alter table article add column state text not null default 'released'`,
    sql`create index article_state on article (state, source)`,
  ],
};
