import type { Page } from 'playwright/test';
import type { GuideRow, Programme } from '#domain/tv/programme.ts';
import { faults, sideways } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words('vi', 'tv');
const vod = words('vi', 'vod');
const HOUR_MS = 3_600_000;

const secondOf = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
const player = (page: Page) => page.getByRole('region', { name: vod('player') });

/** A channel's programme some hours ago. */
const shownAgo = async (page: Page, channelId: string, hours: number): Promise<Programme> => {
  const at = Date.now() - hours * HOUR_MS;
  const guide = await page.request.get(`/other/api/tv/guide?channelIds=${channelId}&fromTs=${at}&toTs=${at + 1}`);
  return ((await guide.json()) as { readonly data: readonly GuideRow[] }).data[0]!.programmes[0]!;
};
/** The latest programme in the channel's archive. */
const openPast = async (page: Page): Promise<void> => {
  await page.locator('[data-part="past"] button').first().click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('past.watch') })
    .click();
};
const pathOf = (channel: string, { startTs }: Programme) => `/tivi/${channel}?tu=${startTs / 1000}`;

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`TV-8: a programme that is over plays from its channel’s page, and goes on where it was left, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/tivi/vietnam/song-ben');
    await openPast(page);
    await expect(page).toHaveURL(/\/tivi\/vietnam\/song-ben\?tu=\d+$/u);
    await expect(player(page)).toBeVisible();
    await expect.poll(() => secondOf(page), { timeout: 30_000 }).toBeGreaterThan(1);
    expect(await sideways(page)).toBe(0);
    expect(await faults(page)).toEqual([]);
    // It has a length: there are minutes ahead.
    await player(page).press('l');
    await player(page).press('l');
    await expect.poll(() => secondOf(page), { timeout: 30_000 }).toBeGreaterThan(20);
    await player(page).press('k');
    await expect(
      player(page)
        .getByRole('button', { name: vod('play') })
        .first(),
    ).toBeVisible();
    const left = await secondOf(page);

    await page.reload();
    await expect(player(page)).toBeVisible();
    await expect.poll(async () => Math.abs((await secondOf(page)) - left), { timeout: 30_000 }).toBeLessThanOrEqual(1);
    await player(page)
      .getByRole('button', { name: vod('leave') })
      .click();
    await expect(page).toHaveURL(/\/tivi\/vietnam\/song-ben$/u);
    await expect(page.locator('[role="region"][data-screen]')).toBeVisible();
  });

test('TV-8: a list of HLS that is over plays too, and what its channel does not keep is refused in words', async ({
  page,
}) => {
  await page.goto('/tivi/thailand/lotus-court');
  await openPast(page);
  await expect.poll(() => secondOf(page), { timeout: 30_000 }).toBeGreaterThan(1);

  await page.goto(pathOf('thailand/talat-noi', await shownAgo(page, 'talat-noi', 5)));
  await expect(page.locator('[data-why="notKept"]')).toContainText('Talat Noi');
  await page.goto(pathOf('vietnam/song-ben', await shownAgo(page, 'song-ben', 60)));
  await expect(page.locator('[data-why="tooOld"]')).toContainText('48');
  await page.goto('/tivi/vietnam/song-ben?tu=1000');
  await expect(page.locator('[data-why="unknown"]')).toBeVisible();
  await page.getByRole('link', { name: t('past.live') }).click();
  await expect(page.locator('[role="region"][data-screen="shown"]')).toBeVisible({ timeout: 30_000 });

  // The current programme is watched live, whatever second its address gives.
  await page.goto(pathOf('vietnam/song-ben', await shownAgo(page, 'song-ben', 0)));
  await expect(page.locator('[role="region"][data-screen="shown"]')).toBeVisible({ timeout: 30_000 });
});
