import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StartRefused } from '../shared/startRefused.ts';
import { lockFolder } from './folderLock.ts';
import { openDatabase } from './open.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'khandai-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('S-14: a folder is held by one, and by the next once it is let go', () => {
  const dataDir = join(folder, 'new', 'data');
  const letGo = lockFolder(dataDir);
  expect(() => lockFolder(dataDir)).toThrow(StartRefused);
  expect(() => lockFolder(dataDir)).toThrow(
    `Another origin is running on DATA_DIR (${dataDir}): end that one, or set DATA_DIR to a folder of its own.`,
  );
  const another = lockFolder(join(folder, 'other'));
  letGo();
  lockFolder(dataDir)();
  another();
});

it('S-14: a command may work on the database of a folder that is held', async () => {
  const letGo = lockFolder(folder);
  await (await openDatabase(folder, 0)).close();
  letGo();
});
