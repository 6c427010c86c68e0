import * as Schema from 'effect/Schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { jobsStore, type JobsStore } from '#server/jobs/jobs.store.ts';
import { findPostgres } from '../../tools/postgres.ts';
import { seeded } from '../faults/support/seeded.ts';
import { NOW } from './support/engines.ts';
import { emptyPostgres } from './support/postgres.ts';
import { unsteady } from './support/unsteady.ts';

/** How often the race is run; `RACES=10000` for a night. */
const ROUNDS = Number(process.env['RACES'] ?? 20);
const ROUNDS_BEFORE_FAULT = Math.max(ROUNDS, 200);
const LEASE = 30_000;

type Take = (database: Database) => JobsStore['take'];

/** Reads first and takes then, without a condition: the behaviour without the guard. */
const unguarded: Take =
  (database) =>
  async (job, { by, now, leaseMs }) => {
    const seen = (await jobsStore(database).all()).find(({ name }) => name === job.name);
    if (!seen || seen.leaseUntil !== null || seen.nextAt !== job.nextAt) return null;
    await database.one(Schema.Struct({}), sql`select 1 as one`);
    await database.run(sql`update job set lease_by = ${by}, lease_until = ${now + leaseMs} where name = ${job.name}`);
    return seen;
  };

describe.skipIf(findPostgres() === null)('two connections at one job, of which this machine may have none', () => {
  const opened: Database[] = [];
  beforeAll(async () => {
    const url = await emptyPostgres();
    for (const seed of [1, 2]) opened.push(unsteady(await openPostgres(url), seeded(seed)));
  });
  afterAll(() => Promise.all(opened.map((database) => database.close())));

  /** The number of rounds in which a due job was taken by none or by more than one of four. */
  const faultsOf = async (take: Take, rounds: number, until: (faults: number) => boolean): Promise<number> => {
    const [one, other] = opened as [Database, Database];
    let faults = 0;
    for (let round = 0; round < rounds && !until(faults); round += 1) {
      const name = `${take === unguarded ? 'b' : 'a'}.${round}`;
      await jobsStore(one).enter(name, NOW);
      const taken = await Promise.all(
        [one, other, one, other].map((database, i) =>
          take(database)({ name, nextAt: NOW }, { by: `p${i}`, now: NOW, leaseMs: LEASE }),
        ),
      );
      if (taken.filter((row) => row !== null).length !== 1) faults += 1;
    }
    return faults;
  };
  const guarded: Take = (database) => jobsStore(database).take;

  it('HOUSE-6: a job that is due is taken by one alone', async () => {
    expect(await faultsOf(guarded, ROUNDS, () => false)).toBe(0);
  });

  it('HOUSE-6: a job that is due is taken by one alone, but for the guard', async () => {
    expect(await faultsOf(unguarded, ROUNDS_BEFORE_FAULT, (faults) => faults > 0)).toBeGreaterThan(0);
  });

  it('HOUSE-6: a lease that ran out is taken over by one alone, and its holder has it no more', async () => {
    const [one, other] = opened as [Database, Database];
    for (let round = 0; round < ROUNDS; round += 1) {
      const name = `c.${round}`;
      await jobsStore(one).enter(name, NOW);
      const held = (await jobsStore(one).take({ name, nextAt: NOW }, { by: 'gone', now: NOW, leaseMs: LEASE }))!;
      const [now, job] = [NOW + LEASE, { name, nextAt: NOW }];
      const renewal = jobsStore(one).hold({
        ...{ ...held, by: 'gone', leaseUntil: now + LEASE, seenNextAt: NOW },
      });
      const takers = [other, one].map((database, i) =>
        jobsStore(database).take(job, { by: `p${i}`, now, leaseMs: LEASE }),
      );
      const ends = [await renewal, ...(await Promise.all(takers)).map((row) => row !== null)];
      // Either renewed in time before anybody took it, or taken over by one of them.
      expect(ends.filter(Boolean)).toHaveLength(1);
    }
  });
});
