import { join } from 'node:path';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { migrations } from '../areas.ts';
import { openSqlite } from './sqlite.ts';

/** Where the embedded database lies under DATA_DIR. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'khandai.sqlite');

/** Opens the embedded database, made and brought to its newest form where that is needed. */
export const openDatabase = async (dataDir: string, now: number): Promise<Database> => {
  const database = openSqlite(databaseFile(dataDir));
  try {
    await migrate(database, migrations, now);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
