import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const sessions: Migration = {
  name: '0010-sessions',
  statements: [
    // Product names only, as JSON; neither the IP address nor the full User-Agent is stored.
    sql`alter table token_family add column device text`,
    sql`alter table token_family add column last_seen_at bigint`,
  ],
};
