import { decodeRows, type Queries } from './database.ts';
import { translated } from './postgresFaults.ts';
import { textOf, type Sql } from './sql.ts';

/** Asks a connection: the rows, and how many were changed; null or absent where that is not counted. */
export type Ask = (
  text: string,
  values: unknown[],
) => Promise<{ readonly rows: readonly unknown[]; readonly rowCount?: number | null | undefined }>;

/** Statements in PostgreSQL's form, each over the connection that is chosen for it; faults are those of the stores. */
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
