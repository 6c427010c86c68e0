import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keyFor, originSecret } from './secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'khandai-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is made once, for its owner alone, and is the same at the next start', async () => {
  const dataDir = join(folder, 'new', 'data');
  const secret = await originSecret(null, dataDir);
  expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(await originSecret(null, dataDir)).toBe(secret);
  expect(statSync(join(dataDir, 'secret')).mode & 0o077).toBe(0);
});

it('is the one that was set, where one was', async () => {
  expect(await originSecret('set by the operator, long enough', folder)).toBe('set by the operator, long enough');
});

it('an empty file stops the start with what to do', async () => {
  writeFileSync(join(folder, 'secret'), '');
  await expect(originSecret(null, folder)).rejects.toThrow(/delete it/);
});

it('S-16: a process that dies while it writes the secret leaves none, and the next start makes one', async () => {
  const program = `import { originSecret } from '${new URL('secret.ts', import.meta.url).href}'; await originSecret(null, '${folder}');`;
  // No file may grow at all: the process is killed, or gets an error, at the first byte.
  const { status } = spawnSync('/bin/sh', [
    ...['-c', 'ulimit -f 0; exec "$@"', 'sh', process.execPath],
    ...['--input-type=module-typescript', '-e', program],
  ]);
  expect(status).not.toBe(0);
  expect(existsSync(join(folder, 'secret'))).toBe(false);
  expect(await originSecret(null, folder)).toHaveLength(43);
});

it('gives each purpose a key of its own', () => {
  expect(keyFor('s', 'tokens')).not.toEqual(keyFor('s', 'refresh'));
  expect(keyFor('s', 'tokens')).toEqual(keyFor('s', 'tokens'));
});
