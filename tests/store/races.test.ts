import { beforeAll, describe, expect, it } from 'vitest';
import type { Database, Isolation } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { findPostgres } from '../../tools/postgres.ts';
import { seeded } from '../faults/support/seeded.ts';
import { races } from './races/races.ts';
import { emptyPostgres } from './support/postgres.ts';
import type { RaceCase } from './support/race.ts';
import { unsteady } from './support/unsteady.ts';
import { withoutGuard } from './support/withoutGuard.ts';

/** How often each race is run; `RACES=10000` for a night. */
const ROUNDS = Number(process.env['RACES'] ?? 12);
/** Without the guard a fault appears within this many rounds. */
const ROUNDS_BEFORE_FAULT = Math.max(ROUNDS, 300);
const LONG = 20_000 + ROUNDS * 1000;

interface Terms {
  readonly url: string;
  readonly isolation: Isolation;
  readonly rounds: number;
  readonly guarded: boolean;
}

describe.skipIf(findPostgres() === null)(
  'two connections to one PostgreSQL, of which this machine may have none',
  () => {
    let shared: string;
    let suites = 0;
    beforeAll(async () => {
      shared = await emptyPostgres();
    });

    const open = async ({ guard }: RaceCase, { url, isolation, guarded }: Terms, seed: number): Promise<Database> => {
      const opened = await openPostgres(url, isolation);
      const steps = unsteady(opened, seeded(seed));
      return guarded ? steps : withoutGuard(steps, guard);
    };
    /** The faults found. Without the guard an error does not count as a fault, and the first fault is enough. */
    const faultsOf = async (one: RaceCase, terms: Terms): Promise<readonly string[]> => {
      const [here, there] = await Promise.all([open(one, terms, 1), open(one, terms, 2)]);
      const faults: string[] = [];
      const suite = (suites += 1);
      for (let round = 0; round < terms.rounds && (terms.guarded || faults.length === 0); round += 1) {
        const failed = (error: unknown): string | null => (terms.guarded ? String(error) : null);
        const fault = await one.race(here, there, `r${suite}x${round}`).catch(failed);
        if (fault !== null) faults.push(fault);
      }
      await Promise.all([here.close(), there.close()]);
      return faults;
    };

    const cases = Object.entries(races);
    it.each(cases)('%s', { timeout: LONG }, async (_title, one) => {
      expect(await faultsOf(one, { url: shared, isolation: 'serializable', rounds: ROUNDS, guarded: true })).toEqual(
        [],
      );
    });

    it.each(cases.filter(([, { guard }]) => !guard.isolation))(
      '%s, whatever the isolation',
      { timeout: LONG },
      async (_title, one) => {
        expect(await faultsOf(one, { url: shared, isolation: 'rowLocks', rounds: ROUNDS, guarded: true })).toEqual([]);
      },
    );

    it.each(cases)('%s, but for the guard', { timeout: LONG }, async (_title, one) => {
      const { isolation, keys = [] } = one.guard;
      const url = keys.length > 0 ? await emptyPostgres() : shared;
      const database = await openPostgres(url);
      for (const key of keys) await database.run(key);
      await database.close();
      const terms = { url, rounds: ROUNDS_BEFORE_FAULT, guarded: false };
      expect(await faultsOf(one, { ...terms, isolation: isolation ? 'rowLocks' : 'serializable' })).not.toEqual([]);
    });
  },
);
