import * as Schema from 'effect/Schema';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { StoredFixture, wordsOfFixture } from '../shared/storedFixture.ts';

const FixtureRow = Schema.Struct({ data: Schema.fromJsonString(StoredFixture) });
const AT_ONCE = 200;

/** Fills the league and search columns of fixtures that were imported before these existed; every league has a name. */
export const fillSearch = async (database: Database): Promise<void> => {
  for (;;) {
    const rows = await database.all(FixtureRow, sql`select data from fixture where words = '' limit ${AT_ONCE}`);
    for (const { data } of rows)
      await database.run(
        sql`update fixture set league_id = ${data.leagueId}, words = ${wordsOfFixture(data)}
            where fixture_id = ${data.fixtureId}`,
      );
    if (rows.length < AT_ONCE) return;
  }
};
