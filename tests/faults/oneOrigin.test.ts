import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildFixture, projectRoot } from '#server/testing/buildFixture.ts';
import { startByHand, type OriginProcess } from './support/originProcess.ts';

let root: string;
const running: OriginProcess[] = [];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'khandai-root-'));
  symlinkSync(join(projectRoot, 'locales'), join(root, 'locales'));
  symlinkSync(buildFixture(), join(root, 'dist'));
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.kill();
  rmSync(root, { recursive: true, force: true });
});

const start = async (): Promise<OriginProcess> => {
  const one = await startByHand(root, { PORT: '0', DATA_DIR: join(root, 'data'), DEMO: 'off' });
  running.push(one);
  return one;
};

it('S-14: a second origin on a data folder is refused in one line; kill -9 of the first frees it', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(
    `The origin did not start: Another origin is running on DATA_DIR (${join(root, 'data')}): end that one, or set DATA_DIR to a folder of its own.`,
  );
  await first.kill();
  const next = await start();
  expect((await fetch(`http://127.0.0.1:${next.port}/readyz`)).status).toBe(200);
}, 60_000);
