import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseFile, openDatabase } from './database/open.ts';
import { sql } from './database/sql.ts';
import { openData } from './openData.ts';
import { startFault } from './startFault.ts';
import { startFake } from './testing/startFake.ts';

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'khandai-fault-'));
  dataDir = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const settings = (host = '127.0.0.1') => ({ host, dataDir, databaseUrl: null, secret: null });
const lineOf = (error: unknown, host?: string): string => {
  const line = startFault(error, settings(host));
  expect(line).not.toContain('\n');
  return line.replaceAll(folder, '~');
};
const lineAtOpening = (): Promise<string> =>
  openData(settings(), 0).then(
    async (data) => {
      await data.close();
      return 'opened';
    },
    (error: unknown) => lineOf(error),
  );

describe('a start that cannot be', () => {
  it('S-16: DATA_DIR is a file, or lies in one', async () => {
    const line = (path: string) =>
      `DATA_DIR (${path}) is not a folder: remove the file that is in its way, or set DATA_DIR to a folder.`;
    writeFileSync(dataDir, '');
    expect(await lineAtOpening()).toBe(line('~/data'));
    dataDir = join(dataDir, 'below');
    expect(await lineAtOpening()).toBe(line('~/data/below'));
  });

  it('S-16: the database is none, or is damaged', async () => {
    const line =
      '~/data/khandai.sqlite is damaged or no database: put a backup in its place, or set DATA_DIR to another folder.';
    await (await openDatabase(dataDir, 0)).close();
    truncateSync(databaseFile(dataDir), 8192);
    expect(await lineAtOpening()).toBe(line);
    rmSync(dataDir, { recursive: true });
    expect(await lineAtOpening()).toBe('opened');
    writeFileSync(databaseFile(dataDir), 'no database '.repeat(1000));
    expect(await lineAtOpening()).toBe(line);
  });

  it('S-16: the database is of a newer release', async () => {
    const database = await openDatabase(dataDir, 0);
    await database.run(sql`insert into migration (name, ran_at) values ('9999-flying', 0)`);
    await database.close();
    expect(await lineAtOpening()).toBe(
      'The database in DATA_DIR (~/data) is of a newer release, with 9999-flying: start that release, or put a backup from before it in its place.',
    );
  });

  it('S-16: the secret is none', async () => {
    expect(await lineAtOpening()).toBe('opened');
    writeFileSync(join(dataDir, 'secret'), 'short');
    expect(await lineAtOpening()).toBe(
      '~/data/secret holds no secret: delete it, and all sessions end; a new one is made.',
    );
  });

  it('S-16: HOST is no address of this machine', async () => {
    const line = (host: string) =>
      `HOST (${host}) is no address of this machine: set HOST to one that is, such as 127.0.0.1, or to 0.0.0.0 for all.`;
    // The first address is reserved for examples; the second can never exist.
    for (const HOST of ['192.0.2.1', 'origin.invalid']) {
      const error: unknown = await startFake({ env: { HOST } }).catch((reason: unknown) => reason);
      expect(lineOf(error, HOST)).toBe(line(HOST));
    }
  });

  const system = (code: string, more: object = {}) => Object.assign(new Error(`${code}: it failed`), { code, ...more });
  const sqlite = (errcode: number) => Object.assign(new Error('it failed'), { code: 'ERR_SQLITE_ERROR', errcode });
  it.each<readonly [string, () => Error, RegExp]>([
    ['a folder of others', () => system('EACCES', { syscall: 'mkdir', path: dataDir }), /cannot be written to: let/],
    [
      'a file of others',
      () => system('EACCES', { syscall: 'open', path: join(dataDir, 'secret') }),
      /cannot be written/,
    ],
    ['a read-only disk', () => system('EROFS', { syscall: 'mkdir', path: dataDir }), /cannot be written to: let/],
    [
      'a read-only disk, in Node’s words',
      () => system('ENOENT', { syscall: 'mkdir', path: dataDir }),
      /cannot be written/,
    ],
    ['a read-only database', () => sqlite(8), /cannot be written to: let/],
    ['a database that cannot be opened', () => sqlite(14), /cannot be written to: let/],
    ['a full disk', () => system('ENOSPC', { syscall: 'write' }), /is full: make room/],
    ['a disk too full for the database', () => sqlite(13), /is full: make room/],
    // SQLITE_IOERR_SHMSIZE: the error of a full disk when the file beside the database cannot grow.
    ['a disk that fails', () => sqlite(4874), /is full or fails: make room/],
    ['a database that another program holds', () => sqlite(261), /is held by another program/],
    ['a port that is taken', () => system('EADDRINUSE', { syscall: 'listen' }), /^The port is taken/],
    ['a port for the system', () => system('EACCES', { syscall: 'listen', port: 80 }), /^The port may not be used/],
  ])('S-16: %s has its line', (_what, fault, line) => {
    expect(lineOf(fault())).toMatch(line);
  });

  it('tells all that is known of what nobody expected', () => {
    const elsewhere = system('EACCES', { syscall: 'open', path: '/srv/portal/locales/vi/app.json' });
    for (const error of [new TypeError('odd'), elsewhere]) expect(startFault(error, settings())).toBe(error.stack);
  });
});
