import { describe } from 'vitest';
import { findPostgres } from '../../../tools/postgres.ts';
import { emptyPostgres } from './postgres.ts';

/** Required to start with PostgreSQL, in addition to its address. */
export const SECRET = 'a secret of tests, long enough for all';

const databases: Readonly<Record<string, () => Promise<string | null>>> = {
  'node:sqlite': async () => null,
  ...(findPostgres() ? { PostgreSQL: emptyPostgres } : {}),
};

/**
 * A suite of whole origins on each database of this machine: `url` creates an empty, migrated one and returns its
 * address; null is the embedded one.
 */
export const onEveryDatabase = (title: string, suite: (url: () => Promise<string | null>) => void): void =>
  describe.each(Object.entries(databases))(`${title} on %s`, { timeout: 30_000 }, (_name, url) => suite(url));

/** The settings that open an origin on this database. */
export const settingsOf = (url: string | null): Readonly<Record<string, string>> =>
  url === null ? {} : { DATABASE_URL: url, SECRET };
