import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const sessions: Migration = {
  name: '0010-sessions',
  statements: [
    // Names of products alone, as JSON; neither the address nor the whole of what the browser says is kept.
    sql`alter table token_family add column device text`,
    sql`alter table token_family add column last_seen_at bigint`,
  ],
};
