import * as Schema from 'effect/Schema';
import type { Database, Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const IdRow = Schema.Struct({ articleId: Schema.String });
/** Older articles are not announced, so that importing an archive notifies nobody. */
const FRESH_MS = 86_400_000;

/** Articles whose followers have not been notified yet. */
export const newsToldStore = (database: Pick<Database, 'all'>) => ({
  untold: async (now: number, most: number): Promise<readonly string[]> =>
    (
      await database.all(
        IdRow,
        sql`select article_id as "articleId" from article where told = 0 and state = ${'released'}
              and created_ts <= ${now} and created_ts > ${now - FRESH_MS} order by created_ts, article_id limit ${most}`,
      )
    ).map(({ articleId }) => articleId),
  told: (queries: Queries, articleId: string): Promise<number> =>
    queries.run(sql`update article set told = 1 where article_id = ${articleId} and told = 0`),
});
