import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { lockFolder } from './database/folderLock.ts';
import { openDatabase } from './database/open.ts';
import { originSecret } from './shared/secret.ts';

/** The data that a serving origin keeps in DATA_DIR, or in the database of DATABASE_URL. */
export interface OriginData {
  readonly secret: string;
  readonly database: Database;
  /** Closes the database, then releases the folder. */
  readonly close: () => Promise<void>;
}

/** Locks DATA_DIR for this origin alone, and opens the data in it or in its database. `now`: epoch milliseconds. */
export const openData = async (
  { dataDir, databaseUrl, secret: given }: Pick<Config, 'dataDir' | 'databaseUrl' | 'secret'>,
  now: number,
): Promise<OriginData> => {
  const letGo = lockFolder(dataDir);
  try {
    const secret = await originSecret(given, dataDir);
    const database = await openDatabase(dataDir, now, databaseUrl);
    return {
      secret,
      database,
      close: async () => {
        await database.close();
        letGo();
      },
    };
  } catch (error) {
    letGo();
    throw error;
  }
};
