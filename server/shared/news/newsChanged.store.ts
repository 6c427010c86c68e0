import type { Queries } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';

/** Tells every process that keeps articles in memory to read them again. */
export const newsChanged = (queries: Pick<Queries, 'run'>): Promise<number> =>
  queries.run(
    sql`insert into news_revision (name, revision) values (${'news'}, 1)
        on conflict (name) do update set revision = news_revision.revision + 1`,
  );
