import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '#contract/http/accounts.ts';
import { schedule } from '#contract/http/schedule.ts';
import { createLog } from '#server/log.ts';
import { openData } from '#server/openData.ts';
import { startFault } from '#server/startFault.ts';
import { findPostgres } from '../../tools/postgres.ts';
import { startOrigin, type RunningOrigin } from '../../server/testing/startOrigin.ts';
import { newMember, PASSWORD } from '../contract/support/sessions.ts';
import { SECRET, settingsOf } from '../store/support/everyDatabase.ts';
import { emptyPostgres } from '../store/support/postgres.ts';

let folder: string;
let origin: RunningOrigin | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'khandai-readonly-'));
});
afterEach(async () => {
  await origin?.stop();
  origin = null;
  rmSync(folder, { recursive: true, force: true });
});

/** Makes the database read-only or writable again, and closes existing connections. */
const setReadOnly = async (url: string, readOnly: boolean): Promise<void> => {
  const client = new Client({ connectionString: url, options: '-c default_transaction_read_only=off' });
  await client.connect();
  const name = new URL(url).pathname.slice(1);
  await client.query(`alter database ${name} set default_transaction_read_only = ${readOnly ? 'on' : 'off'}`);
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [name],
  );
  await client.end();
};
const startLine = (databaseUrl: string): Promise<string> =>
  openData({ dataDir: folder, databaseUrl, secret: SECRET }, 0).then(
    async (data) => {
      await data.close();
      return 'opened';
    },
    (error: unknown) => startFault(error, { host: '127.0.0.1', dataDir: folder, databaseUrl }),
  );

describe.skipIf(findPostgres() === null)('a PostgreSQL that can only be read, or is not there', () => {
  it('S-16: a start says which of them in one line', async () => {
    const url = await emptyPostgres();
    await setReadOnly(url, true);
    const { host, pathname } = new URL(url);
    const named = `The database "${pathname.slice(1)}" at ${host} (DATABASE_URL)`;
    expect(await startLine(url)).toBe(`${named} can only be read: set DATABASE_URL to one that can be written to.`);
    await setReadOnly(url, false);
    expect(await startLine(url)).toBe('opened');
    const gone = new URL(url);
    gone.port = '1';
    expect(await startLine(gone.href)).toContain('cannot be reached: start it, or put DATABASE_URL right.');
    gone.port = new URL(url).port;
    gone.pathname = '/nothing';
    expect(await startLine(gone.href)).toContain('"nothing"');
  });

  it('S-8: a serving origin reads on, members stay logged in, writes and sockets are 503 at most, limits count locally, and it comes back by itself', async () => {
    const url = await emptyPostgres();
    const events: string[] = [];
    origin = await startOrigin({
      ...{ demo: 'off', limits: 'on', env: settingsOf(url) },
      log: createLog((line) => events.push((JSON.parse(line) as { event: string }).event)),
    });
    const member = await newMember(origin.url);
    const ask = async (path: string, body?: object): Promise<number> => {
      const init = body && { method: 'POST', body: JSON.stringify(body) };
      const answer = await fetch(`${origin!.url}${path}`, {
        ...init,
        headers: { Authorization: `Bearer ${member.token}`, ...(body && { 'Content-Type': 'application/json' }) },
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    const wrong = { username: 'khong.co.ai', password: `not ${PASSWORD}` };
    const states = async () => ({
      reads: await ask(accounts.info.path),
      cached: await ask(schedule.totalLive.path),
      wrong: await ask(accounts.login.path, wrong),
      writes: await ask(accounts.updateInfo.path, { nickname: 'Mưa' }),
      ready: await ask('/readyz'),
    });
    const well = { reads: 200, cached: 200, wrong: 403, writes: 200, ready: 200 };
    expect(await states()).toEqual(well);
    await setReadOnly(url, true);
    // The first request of each kind may still find its connection closed.
    await states();
    expect(await states()).toMatchObject({ reads: 200, cached: 200, wrong: 403, writes: 503 });
    expect(events.filter((event) => event.startsWith('limits.'))).toEqual(['limits.local']);
    expect(events).not.toContain('request failed');
    await setReadOnly(url, false);
    await states();
    expect(await states()).toMatchObject({ reads: 200, cached: 200, wrong: 403, writes: 200 });
  });
});
