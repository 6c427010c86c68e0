import { decodeRows, type Queries } from './database.ts';
import { translated } from './postgresFaults.ts';
import { textOf, type Sql } from './sql.ts';

/** Runs a statement on a connection; gives the rows, and the number of changed rows (null or absent if not counted). */
export type Ask = (
  text: string,
  values: unknown[],
) => Promise<{ readonly rows: readonly unknown[]; readonly rowCount?: number | null | undefined }>;

/**
 * Runs statements in PostgreSQL's syntax, each on the connection that `choose` selects; errors are those of the stores.
 */
export const queriesOn = (choose: (query: Sql) => Ask): Queries => {
  const ask = async (query: Sql) => {
    try {
      return await choose(query)(
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
    run: async (query) => (await ask(query)).rowCount ?? 0,
  };
};
