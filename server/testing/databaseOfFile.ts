import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';

/** Returns the embedded database that all tests of a file share, in a folder of its own, which is removed with it. */
export const databaseOfFile = (): (() => Database) => {
  const folder = mkdtempSync(join(tmpdir(), 'khandai-database-'));
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase(folder, 1);
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  return () => database;
};
