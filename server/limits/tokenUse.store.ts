import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { TokenUse } from '../shared/tokenUse.ts';

export interface SharedTokenUse extends TokenUse {
  readonly forget: (now: number) => Promise<void>;
}

/** The primary key decides which use was the first. */
export const sharedTokenUse = (database: Database): SharedTokenUse => ({
  spend: async (tokenId, until) =>
    (await database.run(
      sql`insert into used_token (token_id, until_at) values (${tokenId}, ${until}) on conflict do nothing`,
    )) === 1,
  forget: async (now) => {
    await database.run(sql`delete from used_token where until_at <= ${now}`);
  },
});
