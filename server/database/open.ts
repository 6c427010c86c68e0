import { join } from 'node:path';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { migrations } from '../areas.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** The path of the embedded database under DATA_DIR. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'khandai.sqlite');

/**
 * Opens PostgreSQL at `url`, or else the embedded database of a folder, and runs pending migrations. `now`: epoch
 * milliseconds.
 */
export const openDatabase = async (dataDir: string, now: number, url: string | null = null): Promise<Database> => {
  const database = url === null ? openSqlite(databaseFile(dataDir)) : await openPostgres(url);
  try {
    await migrate(database, migrations, now);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
