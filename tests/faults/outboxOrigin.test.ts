import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as Schema from 'effect/Schema';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { codes } from '#contract/http/codes.ts';
import { openDatabase } from '#server/database/open.ts';
import { outboxStore } from '#server/outbox/outbox.store.ts';
import { sql } from '#server/database/sql.ts';
import { buildFixture, projectRoot } from '#server/testing/buildFixture.ts';
import { onEveryDatabase, settingsOf } from '../store/support/everyDatabase.ts';
import { startByHand, type OriginProcess } from './support/originProcess.ts';

const readSent = Schema.decodeUnknownSync(codes.sendEmail.data);
const MAIL = 'lan.dong@khandai.example';

let root: string;
let running: OriginProcess | null = null;
let server: SMTPServer;
/** The letters that arrived, and whether the server accepts any now. */
let arrived: string[];
let takes: boolean;
let refusals: number;
let url: string;
/** The URL of PostgreSQL; null for the embedded database. */
let databaseUrl: string | null;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'khandai-root-'));
  symlinkSync(join(projectRoot, 'locales'), join(root, 'locales'));
  symlinkSync(buildFixture(), join(root, 'dist'));
  [arrived, takes, refusals] = [[], false, 0];
  server = new SMTPServer({
    ...{ hideSTARTTLS: true, authOptional: true },
    onRcptTo: (_address, _session, done) => {
      if (!takes) refusals += 1;
      done(takes ? null : Object.assign(new Error('not now'), { responseCode: 451 }));
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        arrived.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterEach(async () => {
  await running?.kill();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  rmSync(root, { recursive: true, force: true });
});

const start = () =>
  startByHand(root, {
    ...{ PORT: '0', DATA_DIR: join(root, 'data'), DEMO: 'off', SMS: 'off' },
    ...{ SMTP_URL: url, MAIL_FROM: 'no-reply@khandai.example' },
    ...settingsOf(databaseUrl),
  });
const askForCode = async (origin: OriginProcess) => readSent(await origin.post(codes.sendEmail.path, { email: MAIL }));
const codeIn = (mail: string): string => /^(\d{6})\r?$/m.exec(mail)?.[1] ?? '';
const Body = Schema.Struct({ body: Schema.String });
const open = () => openDatabase(join(root, 'data'), 0, databaseUrl);
/** The waiting part of the outbox. */
const waiting = async (): Promise<string> => {
  const database = await open();
  const rows = await database.all(Body, sql`select body from outbox`);
  await database.close();
  expect(rows).not.toEqual([]);
  return rows.map(({ body }) => body).join('\n');
};
/** All files in the data folder, including the database's log. */
const onDisk = () =>
  readdirSync(join(root, 'data'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

onEveryDatabase('a letter of a whole origin', (emptyDatabase) => {
  beforeEach(async () => {
    databaseUrl = await emptyDatabase();
  });

  it('SIGTERM: a letter that waits for its next try is there at the next start, arrives once, and its code is good', async () => {
    running = await start();
    const { requestId } = await askForCode(running);
    await expect.poll(() => refusals, { timeout: 10_000 }).toBeGreaterThan(0);
    running.terminate();
    expect(await running.exited).toBe(0);
    const left = `${onDisk()}${await waiting()}`;

    takes = true;
    running = await start();
    await expect.poll(() => arrived, { timeout: 20_000 }).toHaveLength(1);
    const [mail = ''] = arrived;
    const code = codeIn(mail);
    // Item 20: the waiting data reveals neither the code nor the recipient.
    expect(code).toMatch(/^\d{6}$/);
    for (const said of [code, MAIL]) expect(left).not.toContain(said);
    await running.post(codes.checkSms.path, { requestId, code });
    running.terminate();
    await running.exited;
    const database = await open();
    expect(await outboxStore(database).count('letter', 9)).toBe(0);
    await database.close();
  }, 60_000);

  it('SIGKILL right after the answer: the letter arrives after the next start, once', async () => {
    takes = true;
    running = await start();
    await askForCode(running);
    await running.kill();
    const before = arrived.length;
    running = await start();
    await expect.poll(() => arrived, { timeout: 20_000 }).toHaveLength(1);
    // The first attempt comes after a fifth of a second at least.
    expect(before).toBe(0);
  }, 60_000);
});
