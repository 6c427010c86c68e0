import { decodeRows, type Database, type Queries } from './database.ts';
import { exclusively } from './exclusively.ts';
import { translated } from './postgresFaults.ts';
import { textOf, type Sql } from './sql.ts';

interface Runner {
  readonly query: (
    text: string,
    values: unknown[],
  ) => Promise<{ readonly rows: readonly unknown[]; readonly affectedRows?: number | undefined }>;
}

const queriesOn = (runner: Runner): Queries => {
  const ask = async (query: Sql) => {
    try {
      return await runner.query(
        textOf(query, (number) => `$${number}`),
        [...query.values],
      );
    } catch (error) {
      throw translated(error);
    }
  };
  return {
    all: async (row, query) => decodeRows(row, (await ask(query)).rows),
    one: async (row, query) => decodeRows(row, (await ask(query)).rows.slice(0, 1))[0] ?? null,
    run: async (query) => (await ask(query)).affectedRows ?? 0,
  };
};

/** PostgreSQL's double for tests: in memory, and never safe on disk, for it does not sync. */
export const openPglite = async (): Promise<Database> => {
  const { PGlite } = await import('@electric-sql/pglite');
  const engine = await PGlite.create();
  const underLock = exclusively();
  return {
    ...queriesOn(engine),
    transaction: (work) => engine.transaction((transaction) => work(queriesOn(transaction))),
    locked: (_name, work) => underLock(work),
    close: () => engine.close(),
  };
};
