import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keyFor, originSecret } from './secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'khandai-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is made once, for its owner alone, and is the same at the next start', () => {
  const dataDir = join(folder, 'new', 'data');
  const secret = originSecret(null, dataDir);
  expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(originSecret(null, dataDir)).toBe(secret);
  expect(statSync(join(dataDir, 'secret')).mode & 0o077).toBe(0);
});

it('is the one that was set, where one was', () => {
  expect(originSecret('set by the operator, long enough', folder)).toBe('set by the operator, long enough');
});

it('an empty file stops the start with what to do', () => {
  writeFileSync(join(folder, 'secret'), '');
  expect(() => originSecret(null, folder)).toThrow(/delete it/);
});

it('gives each purpose a key of its own', () => {
  expect(keyFor('s', 'tokens')).not.toEqual(keyFor('s', 'refresh'));
  expect(keyFor('s', 'tokens')).toEqual(keyFor('s', 'tokens'));
});
