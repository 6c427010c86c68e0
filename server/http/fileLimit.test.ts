import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isOutOfDescriptors, openFilesLimit } from './fileLimit.ts';

it('S-1: reads how many files may be open where the system says so, and assumes 4 096 elsewhere', () => {
  const folder = mkdtempSync(join(tmpdir(), 'khandai-limits-'));
  const file = join(folder, 'limits');
  writeFileSync(file, 'Limit  Soft Limit  Hard Limit  Units\nMax open files            1024       4096       files\n');
  expect(openFilesLimit(file)).toBe(1024);
  writeFileSync(file, 'Max open files            unlimited       unlimited       files\n');
  expect(openFilesLimit(file)).toBe(4096);
  rmSync(folder, { recursive: true });
  expect(openFilesLimit(file)).toBe(4096);
});

it('S-1: knows a want of descriptors from other failures', () => {
  const failed = (code: string) => Object.assign(new Error('failed'), { code });
  expect([failed('EMFILE'), failed('ENFILE'), failed('ENOENT'), 'EMFILE'].map(isOutOfDescriptors)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
