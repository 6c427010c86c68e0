import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Client } from 'pg';
import { databaseFile } from '#server/database/open.ts';

/** A connection of its own to the database of a running origin. */
export interface Beside {
  /** Values are written as `?`. */
  readonly run: (text: string, ...values: readonly SQLInputValue[]) => Promise<void>;
  /** The number of rows of `from`: a table, optionally with a condition. */
  readonly count: (from: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** `url`: of PostgreSQL; null for the embedded database in the origin's folder. */
export const openBeside = async (dataDir: string, url: string | null): Promise<Beside> => {
  if (url === null) {
    const database = new DatabaseSync(databaseFile(dataDir), { timeout: 5000 });
    return {
      run: async (text, ...values) => void database.prepare(text).run(...values),
      count: async (from) => Number(database.prepare(`select count(*) as count from ${from}`).get()?.['count']),
      close: async () => database.close(),
    };
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    run: async (text, ...values) => {
      let number = 0;
      await client.query(
        text.replaceAll('?', () => `$${(number += 1)}`),
        [...values],
      );
    },
    count: async (from) => {
      const { rows } = await client.query<{ readonly count: string }>(`select count(*) as count from ${from}`);
      return Number(rows[0]?.count);
    },
    close: () => client.end(),
  };
};
