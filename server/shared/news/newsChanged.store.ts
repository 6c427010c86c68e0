import type { Queries } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';

/** Whoever keeps articles in memory reads them anew. */
export const newsChanged = (queries: Pick<Queries, 'run'>): Promise<number> =>
  queries.run(
    sql`insert into news_revision (name, revision) values (${'news'}, 1)
        on conflict (name) do update set revision = news_revision.revision + 1`,
  );
