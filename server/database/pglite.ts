import type { Database } from './database.ts';
import { exclusively } from './exclusively.ts';
import { queriesOn, type Ask } from './postgresQueries.ts';

interface Runner {
  readonly query: (
    text: string,
    values: unknown[],
  ) => Promise<{ readonly rows: readonly unknown[]; readonly affectedRows?: number | undefined }>;
}

const asking =
  (runner: Runner): Ask =>
  async (text, values) => {
    const { rows, affectedRows } = await runner.query(text, values);
    return { rows, rowCount: affectedRows };
  };

/** PGlite, an in-memory PostgreSQL for tests. It must never hold real data: it does not sync to disk. */
export const openPglite = async (): Promise<Database> => {
  const { PGlite } = await import('@electric-sql/pglite');
  const engine = await PGlite.create();
  const underLock = exclusively();
  return {
    ...queriesOn(() => asking(engine)),
    /** All or nothing; there is one connection, so no transaction meets another. */
    transaction: (work) => engine.transaction((transaction) => work(queriesOn(() => asking(transaction)))),
    locked: (_name, work) => underLock(work),
    close: () => engine.close(),
  };
};
