import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '#contract/http/accounts.ts';
import { help } from '#contract/http/help.ts';
import { schedule } from '#contract/http/schedule.ts';
import { createLog } from '#server/log.ts';
import { openData } from '#server/openData.ts';
import { startFault } from '#server/startFault.ts';
import { findPostgres, startPostgres, type OwnPostgres } from '../../tools/postgres.ts';
import { startOrigin } from '../../server/testing/startOrigin.ts';
import { newMember } from '../contract/support/sessions.ts';
import { SECRET, settingsOf } from '../store/support/everyDatabase.ts';
import { mayMount, smallDisk, type SmallDisk } from './support/smallDisk.ts';

/** A new server needs about 60 of them. */
const MEGABYTES = 120;
/** Existing pages have room for some more rows; this many questions fill them. */
const ENOUGH = 400;

describe.skipIf(findPostgres() === null || !mayMount())(
  'a PostgreSQL whose disk is full, where a disk can be mounted for it',
  () => {
    let disk: SmallDisk;
    let server: OwnPostgres;
    let dataDir: string;
    beforeAll(async () => {
      disk = smallDisk(MEGABYTES);
      dataDir = mkdtempSync(join(tmpdir(), 'khandai-full-'));
      server = await startPostgres(findPostgres()!, { within: disk.folder });
      const client = new Client({ connectionString: server.url('postgres') });
      await client.connect();
      for (const name of ['serving', 'fresh']) await client.query(`create database ${name}`);
      await client.end();
    });
    afterAll(async () => {
      await server.stop();
      disk.remove();
      rmSync(dataDir, { recursive: true, force: true });
    });

    it('S-16, S-8: a serving origin reads on, members stay logged in, writes are 503, a start says so in one line, and it comes back with the room', async () => {
      const events: string[] = [];
      const origin = await startOrigin({
        ...{ demo: 'off', env: settingsOf(server.url('serving')) },
        log: createLog((line) => events.push(line)),
      });
      try {
        const member = await newMember(origin.url);
        const ask = async (path: string, body?: object): Promise<number> => {
          const answer = await fetch(`${origin.url}${path}`, {
            ...(body && { method: 'POST', body: JSON.stringify(body) }),
            headers: { Authorization: `Bearer ${member.token}`, ...(body && { 'Content-Type': 'application/json' }) },
          });
          await answer.arrayBuffer();
          return answer.status;
        };
        // A new row each time, which needs space.
        const lines = Array.from({ length: 26 }, (_, i) => `Hình đứng ở phút ${i}, sân ${i * 7}.`);
        const question = { mail: 'an@khandai.example', text: lines.join(' ') };
        const writes = (i: number) => ask(help.ask.path, { ...question, clientId: `c${i}` });
        expect(await writes(0)).toBe(200);

        disk.fill();
        const states = new Set<number>();
        for (let i = 1; i <= ENOUGH && !states.has(503); i += 1) states.add(await writes(i));
        expect([...states]).toEqual([200, 503]);
        expect(await ask(accounts.info.path)).toBe(200);
        expect(await ask(schedule.totalLive.path)).toBe(200);
        expect(events.filter((line) => line.includes('"full"')).length).toBeGreaterThan(0);
        expect(events.filter((line) => line.includes('request failed'))).toEqual([]);

        const databaseUrl = server.url('fresh');
        const start = openData({ dataDir, databaseUrl, secret: SECRET }, 0).then(
          () => 'opened',
          (error: unknown) => startFault(error, { host: '127.0.0.1', dataDir, databaseUrl }),
        );
        expect(await start).toBe(
          `The database "fresh" at 127.0.0.1:${new URL(databaseUrl).port} (DATABASE_URL) has no room on its disk: make some.`,
        );

        disk.makeRoom();
        await expect.poll(() => writes(ENOUGH + 1), { timeout: 20_000 }).toBe(200);
        expect(await ask(accounts.info.path)).toBe(200);
      } finally {
        await origin.stop();
      }
    });
  },
);
