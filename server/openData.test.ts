import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { databaseFile } from './database/open.ts';
import { openData } from './openData.ts';
import { StartRefused } from './shared/startRefused.ts';

const folder = mkdtempSync(join(tmpdir(), 'khandai-data-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('S-14: a folder is held while its data is open, and let go where it cannot be opened', async () => {
  const open = () => openData({ dataDir: folder, databaseUrl: null, secret: null }, 0);
  const file = databaseFile(folder);
  writeFileSync(file, 'no database, however long one looks at it'.repeat(200));
  for (const _ of [1, 2]) await expect(open()).rejects.not.toBeInstanceOf(StartRefused);
  rmSync(file);
  const data = await open();
  await expect(open()).rejects.toBeInstanceOf(StartRefused);
  await data.close();
  await (await open()).close();
});
