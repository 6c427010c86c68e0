import type { Queries } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';

/** Whoever keeps channels and their guide in memory reads them anew. */
export const tvChanged = (queries: Queries): Promise<number> =>
  queries.run(
    sql`insert into tv_revision (name, revision) values (${'tv'}, 1)
        on conflict (name) do update set revision = tv_revision.revision + 1`,
  );
