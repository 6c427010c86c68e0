import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { migrations } from '#server/areas.ts';
import { openPglite } from '#server/database/pglite.ts';
import { sql } from '#server/database/sql.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { openSqlite } from '#server/database/sqlite.ts';
import { findPostgres } from '../../../tools/postgres.ts';
import { emptyPostgres } from './postgres.ts';

interface Opened {
  readonly database: Database;
  readonly remove: () => void;
}

let pglite: Promise<Database> | undefined;
/** One PGlite for all files of a worker, emptied for each suite: starting one takes two seconds of a core. */
const emptyPglite = async (): Promise<Database> => {
  const database = await (pglite ??= openPglite());
  await database.run(sql`discard all`);
  await database.run(sql`drop schema public cascade`);
  await database.run(sql`create schema public`);
  return { ...database, close: async () => {} };
};

const engines: Readonly<Record<string, () => Promise<Opened>>> = {
  'node:sqlite': async () => {
    const folder = mkdtempSync(join(tmpdir(), 'khandai-store-'));
    return {
      database: openSqlite(join(folder, 'test.sqlite')),
      remove: () => rmSync(folder, { recursive: true, force: true }),
    };
  },
  // PostgreSQL itself if this machine has it, otherwise PGlite.
  ...(findPostgres()
    ? { PostgreSQL: async () => ({ database: await openPostgres(await emptyPostgres()), remove: () => {} }) }
    : { PGlite: async () => ({ database: await emptyPglite(), remove: () => {} }) }),
};

/** The time at which tests begin: 2026-11-20 12:00 UTC. */
export const NOW = Date.UTC(2026, 10, 20, 12);

/** One suite on every engine; the database is migrated, and exists as long as the suite. */
export const onEveryEngine = (title: string, suite: (database: () => Database) => void): void => {
  describe.each(Object.entries(engines))(`${title} on %s`, { timeout: 30_000 }, (_name, open) => {
    let opened: Opened | undefined;
    beforeAll(async () => {
      opened = await open();
      await migrate(opened.database, migrations, NOW);
    }, 60_000);
    afterAll(async () => {
      await opened?.database.close();
      opened?.remove();
    });
    suite(() => {
      if (!opened) throw new Error('The database is open only while its tests run.');
      return opened.database;
    });
  });
};
