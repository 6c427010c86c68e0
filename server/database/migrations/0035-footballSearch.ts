import type { Migration } from '../migrate.ts';
import { sql } from '../sql.ts';

export const footballSearch: Migration = {
  name: '0035-footballSearch',
  statements: [sql`create index football_fixture_league on football_fixture (league_id, start_ts)`],
};
