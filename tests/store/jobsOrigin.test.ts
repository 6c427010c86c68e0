import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { runCommand } from '#server/commands.ts';
import { openDatabase } from '#server/database/open.ts';
import { jobsStore, type StoredJob } from '#server/jobs/jobs.store.ts';
import { silentLog } from '#server/log.ts';
import { startOrigin } from '#server/testing/startOrigin.ts';
import { findPostgres } from '../../tools/postgres.ts';
import { emptyPostgres } from './support/postgres.ts';

const SECRET = 'a secret of tests, long enough to sign with';
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const portals: Readonly<Record<string, () => Promise<string | null>>> = {
  'embedded database': async () => null,
  ...(findPostgres() && { PostgreSQL: emptyPostgres }),
};

describe.each(Object.entries(portals))('a running origin on the %s', (_name, address) => {
  it('HOUSE-6: runs what the operator starts beside it, and gives its leases back at the end', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'khandai-jobs-'));
    folders.push(dataDir);
    const url = await address();
    const env = url === null ? {} : { DATABASE_URL: url, SECRET };
    const origin = await startOrigin({ demo: 'off', dataDir, env });
    const database = await openDatabase(dataDir, 0, url);
    const rowOf = async (name: string): Promise<StoredJob | undefined> =>
      (await jobsStore(database).all()).find((row) => row.name === name);
    const patient = { timeout: 20_000 };

    await expect.poll(async () => (await rowOf('privacy.erase'))?.lastEnded ?? null, patient).not.toBeNull();
    const before = (await rowOf('help.forget'))!;
    expect(before).toMatchObject({ lastStarted: null, leaseBy: null });
    // Jobs for a process's own memory need no lease.
    expect(await rowOf('social.countViews')).toBeUndefined();
    const said = await runCommand(['jobs', 'start', 'help.forget'], database, silentLog);
    expect(said).toMatchObject({ code: 0, text: expect.stringContaining('help.forget is due now') });
    await expect.poll(async () => (await rowOf('help.forget'))?.lastEnded ?? null, patient).not.toBeNull();
    expect((await rowOf('help.forget'))!.nextAt).toBeGreaterThanOrEqual(before.nextAt);

    await origin.stop();
    for (const row of await jobsStore(database).all()) expect(row).toMatchObject({ leaseBy: null, tries: 0 });
    await database.close();
  }, 60_000);
});
