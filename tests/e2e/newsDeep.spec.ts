import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startOrigin } from './support/origin.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words('vi', 'feed');
const cli = resolve(process.env['E2E_BUILD'] ?? '.', 'dist-server/cli.js');
const HOUR = 3_600_000;
const PAGES = 20;
const A_PAGE = 20;

/** An article as an operator writes it, this many hours old. */
const article = (title: string, at: number): string =>
  [
    ...['---', 'language: vi', `title: ${title}`, 'category: hau-truong', 'type: cau-chuyen'],
    ...[`published: ${new Date(at).toISOString().replace(/\.\d+Z$/u, 'Z')}`, '---', `Chuyện của ${title}.`, ''],
  ].join('\n');

test('NE-4, NE-9, X35: twenty pages deep the list stands where it was after an article, to two pixels, while new ones arrive', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(join(tmpdir(), 'khandai-bai-'));
  const origin = await startOrigin({ DEMO: 'off', OUTBOX: 'on' });
  const bring = () =>
    promisify(execFile)(process.execPath, [cli, 'import', folder], {
      env: { ...process.env, DATA_DIR: origin.dataDir },
    });
  try {
    const begun = Date.now();
    const all = Array.from({ length: PAGES * A_PAGE + 15 }, (_, i) => i);
    await Promise.all(
      all.map((i) => writeFile(join(folder, `bai-${i}.md`), article(`Bài số ${i}`, begun - (i + 1) * HOUR))),
    );
    await bring();
    await page.goto(`${origin.url}/tin-tuc?sort=mostArticle,desc`);
    const rows = page.locator('#content li[data-article]');
    for (let pages = 1; pages <= PAGES; pages += 1) {
      await expect.poll(() => rows.count(), { timeout: 20_000 }).toBeGreaterThanOrEqual(pages * A_PAGE);
      await rows.last().scrollIntoViewIfNeeded();
    }
    const row = page.locator(`#content li[data-article]`, { has: page.getByRole('link', { name: 'Bài số 395' }) });
    await row.scrollIntoViewIfNeeded();
    const before = (await row.boundingBox())!.y;
    await row.getByRole('link').click();
    await expect(page.locator('[data-news-article]')).toBeVisible();

    await Promise.all(
      ['a', 'b', 'c'].map((name) => writeFile(join(folder, `moi-${name}.md`), article(`Tin ${name}`, Date.now()))),
    );
    await bring();
    await page.goBack();
    const away = async () => Math.abs(((await row.boundingBox())?.y ?? 1e6) - before);
    await expect.poll(away).toBeLessThanOrEqual(2);
    // New articles wait above the list, and nothing moves.
    await expect(page.getByRole('button', { name: t('new.other', { count: 3 }) })).toBeAttached({ timeout: 90_000 });
    expect(await away()).toBeLessThanOrEqual(2);
    await expect(page.getByRole('link', { name: 'Tin a' })).toHaveCount(0);
  } finally {
    await origin.discard();
    await rm(folder, { recursive: true, force: true });
  }
});
