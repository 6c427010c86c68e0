import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { hasFfmpegHere, makeAvi } from '../store/support/madeFilms.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const run = promisify(execFile);
const cli = resolve(process.env['E2E_BUILD'] ?? '.', 'dist-server/cli.js');
const films = words('vi', 'films');
const able = hasFfmpegHere();

test.skip(!able, 'needs ffmpeg with libx264: whether the player plays what the transcoding job made');

test('FI-3: a film in a form that no browser plays is made into a rendition, which our player plays and seeks in', async ({
  page,
  origin,
}) => {
  test.setTimeout(400_000);
  const folder = mkdtempSync(join(tmpdir(), 'khandai-rendition-'));
  mkdirSync(join(folder, 'Bến Cũ (2001)'));
  makeAvi(join(folder, 'Bến Cũ (2001)/Bến Cũ (2001).avi'), 40, '320x180');
  const portal = async (...said: readonly string[]): Promise<string> =>
    (await run(process.execPath, [cli, ...said], { env: { ...process.env, DATA_DIR: origin.dataDir } })).stdout;
  try {
    expect(await portal('import', folder, '--transcode')).toContain('films.transcode');
    await portal('jobs', 'start', 'films.transcode');
    await expect.poll(() => portal('import', folder), { timeout: 300_000, intervals: [3000] }).toMatch(/aside 0\n$/u);
  } finally {
    // From here on only the rendition can play.
    rmSync(join(folder, 'Bến Cũ (2001)/Bến Cũ (2001).avi'));
  }
  await page.goto('/phim-anh/phim?q=ben+cu');
  await page.locator('[data-film]').first().getByRole('link').first().click();
  await page.getByRole('link', { name: films('watch'), exact: true }).click();
  const secondOf = () => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
  await expect.poll(secondOf, { timeout: 60_000 }).toBeGreaterThan(1);
  await page.keyboard.press('l');
  await page.keyboard.press('l');
  await expect.poll(secondOf, { timeout: 60_000 }).toBeGreaterThan(22);
  expect(await page.evaluate(() => document.querySelector('video')?.duration ?? 0)).toBeCloseTo(40, 0);
  rmSync(folder, { recursive: true });
});
