import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';

/** Deletes all imported football. */
export const emptied = async (database: Database): Promise<void> => {
  for (const table of [
    ...[sql`football_odds`, sql`football_goal`, sql`football_fixture`, sql`football_season`, sql`football_competition`],
    ...[sql`football_squad`, sql`football_player`, sql`football_team`, sql`football_venue`, sql`football_name`],
  ])
    await database.run(sql`delete from ${table}`);
};
