import type { Page } from 'playwright/test';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words('vi', 'tv');
const CHANNEL = '/tivi/thailand/lotus-court';
const PIECE = /\/media\/tvlotuscourt\/v(\d+)\/\d+\.m4s$/u;

const set = (page: Page) => page.locator('[role="region"][data-screen]');
const secondOf = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
const goesOn = async (page: Page) => {
  const from = await secondOf(page);
  await expect.poll(() => secondOf(page), { timeout: 40_000 }).toBeGreaterThan(from + 1);
};

// Like Firefox and older Chromium: the browser reports no HLS support, so the library is needed.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const real = HTMLMediaElement.prototype.canPlayType;
    HTMLMediaElement.prototype.canPlayType = function (type) {
      return /mpegurl/iu.test(type) ? '' : real.call(this, type);
    };
  });
});

test('PLAYER-2, TV-4: hls.js plays a channel in pieces that it asks for itself, and changes its quality', async ({
  page,
}) => {
  const heights: string[] = [];
  page.on('request', (request) => {
    const [, height] = PIECE.exec(request.url()) ?? [];
    if (height) heights.push(`${height} ${request.resourceType()}`);
  });
  await page.goto(CHANNEL);
  await expect(set(page)).toHaveAttribute('data-screen', 'shown', { timeout: 40_000 });
  await goesOn(page);
  expect(await page.evaluate(() => document.querySelector('video')?.src.startsWith('blob:'))).toBe(true);
  expect(heights.at(-1)).toMatch(/^\d+ (?:xhr|fetch)$/u);

  for (const quality of ['540p', '720p']) {
    await set(page).hover();
    await set(page)
      .getByRole('button', { name: t('tracks.open') })
      .click();
    await page.getByRole('menuitemradio', { name: quality }).click();
    await expect(page.getByRole('menuitemradio', { name: quality })).toHaveAttribute('aria-checked', 'true');
    await page.keyboard.press('Escape');
    await expect.poll(() => heights.at(-1)?.split(' ')[0], { timeout: 40_000 }).toBe(quality.slice(0, -1));
    await goesOn(page);
  }
});

test('PLAYER-5: hls.js goes on after a piece that cannot be read, and after a line that was away', async ({ page }) => {
  let broken = 0;
  let cut = false;
  await page.route(PIECE, async (route) => {
    if (cut) return route.abort();
    if (broken > 0) {
      broken -= 1;
      return route.fulfill({ status: 200, contentType: 'video/iso.segment', body: 'nothing that plays' });
    }
    return route.continue();
  });
  await page.goto(CHANNEL);
  await expect(set(page)).toHaveAttribute('data-screen', 'shown', { timeout: 40_000 });
  await goesOn(page);
  broken = 1;
  await expect.poll(() => broken, { timeout: 40_000 }).toBe(0);
  await goesOn(page);
  await expect(set(page)).toHaveAttribute('data-screen', 'shown');

  cut = true;
  const retry = set(page).getByRole('button', { name: t('retry') });
  await expect(retry).toBeVisible({ timeout: 90_000 });
  cut = false;
  await retry.click();
  await expect(set(page)).toHaveAttribute('data-screen', 'shown', { timeout: 40_000 });
  await goesOn(page);
});
