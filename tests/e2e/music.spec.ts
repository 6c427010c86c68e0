import type { Page } from 'playwright/test';
import { expect, test } from './support/test.ts';

const ALBUM = '/am-nhac/album/dem-tren-khan-dai/dem-tren-khan-dai';
/** The queue, independent of the order of its fields, and the second. */
const kept = (page: Page): Promise<readonly [unknown, string | null]> =>
  page.evaluate(() => [
    JSON.parse(localStorage.getItem('khandai.music.queue') ?? 'null'),
    localStorage.getItem('khandai.music.at'),
  ]);
const second = async (page: Page) => Number((await kept(page))[1]);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`MU-1, MU-3, X32: an album goes on over other pages, and ten reloads change nothing (${viewport.width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(ALBUM);
    await page.locator('#content [data-song] button').first().click();
    await expect.poll(() => second(page), { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
    const before = await second(page);
    await page.locator('nav a[href="/"], nav a[href="/lich-truc-tiep/tat-ca"]').first().click();
    await expect.poll(() => second(page), { timeout: 60_000 }).toBeGreaterThanOrEqual(before + 2);
    const bar = page.locator('[data-part="music"]');
    await bar.getByRole('button', { name: 'Dừng nhạc' }).locator('visible=true').click();
    await expect(bar.getByRole('button', { name: 'Phát nhạc' }).locator('visible=true')).toBeVisible();
    const stood = await kept(page);
    for (let reload = 0; reload < 10; reload += 1) {
      await page.reload();
      expect(await kept(page)).toEqual(stood);
    }
    await expect(bar.getByRole('button', { name: 'Phát nhạc' }).locator('visible=true')).toBeVisible({
      timeout: 60_000,
    });
    expect(await kept(page)).toEqual(stood);
  });
}

test('MU-11: without a network the player waits where it is, and goes on by itself when the network is back', async ({
  page,
  context,
}) => {
  await page.goto(ALBUM);
  await page.locator('#content [data-song] button').first().click();
  await expect.poll(() => second(page), { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
  const bar = page.locator('[data-part="music"]');
  await context.setOffline(true);
  // The next song may be loaded already; the one after it is not.
  const index = async () => ((await kept(page))[0] as { readonly queue: { readonly index: number } }).queue.index;
  for (const place of [1, 2]) {
    await bar.getByRole('button', { name: 'Bài sau' }).locator('visible=true').click();
    await expect.poll(index).toBe(place);
  }
  await expect(bar.getByRole('status')).toContainText('Mất mạng', { timeout: 60_000 });
  await context.setOffline(false);
  await expect.poll(() => second(page), { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
  expect(await index()).toBe(2);
  await expect(bar.getByRole('status')).toHaveCount(0);
});
