import type { Page } from 'playwright/test';
import { faults, sideways } from './support/axe.ts';
import { enterAs, newMember } from './support/members.ts';
import { expect, test } from './support/test.ts';

const windows = [
  [390, 844],
  [1440, 900],
] as const;

const secondOf = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
const moves = async (page: Page) => {
  await expect.poll(() => secondOf(page), { timeout: 30_000 }).toBeGreaterThan(0);
  const from = await secondOf(page);
  await expect.poll(() => secondOf(page), { timeout: 30_000 }).toBeGreaterThan(from);
};
const set = (page: Page) => page.locator('[role="region"][data-screen]');

for (const [width, height] of windows)
  test(`TV-1, TV-3, TV-10, TV-12: finds a channel, zaps by digits, reads the guide and hears a radio at ${width}`, async ({
    page,
    baseURL,
    context,
  }) => {
    const member = await newMember(baseURL);
    await enterAs(context, baseURL, member);
    await page.setViewportSize({ width, height });
    await page.goto('/tivi/vietnam');
    await page.locator('a[href="/tivi/vietnam/song-ben"]').first().click();
    await expect(page).toHaveURL(/\/tivi\/vietnam\/song-ben$/u);
    await expect(set(page)).toHaveAttribute('data-screen', 'shown');
    await moves(page);
    expect(await sideways(page)).toBe(0);
    expect(await faults(page)).toEqual([]);

    await page.keyboard.press('3');
    await expect(page.locator('[data-part="zap"]')).toContainText('Bến Phim');
    await expect(page).toHaveURL(/\/tivi\/vietnam\/ben-phim$/u);
    await expect(set(page)).toHaveAttribute('data-screen', 'shown');
    await page.keyboard.press('Backspace');
    await expect(page).toHaveURL(/\/tivi\/vietnam\/song-ben$/u);

    await page.keyboard.press('9');
    await page.keyboard.press('0');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/radio-song-dem$/u);
    await expect(page.locator('[data-part="radio"]')).toBeVisible();

    await page.goto('/tivi/vietnam?guide=1');
    const cells = page.locator('button[data-category]:not([data-now]):not([data-past])');
    await cells.first().click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Giữ vé nhắc' }).click();
    await expect(sheet.getByRole('button', { name: 'Trả vé' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

test('TV-6: a channel whose first source is dead shows the next, and one that has no other says so', async ({
  page,
}) => {
  await page.goto('/tivi/japan/yoru-arena');
  await expect(set(page)).toHaveAttribute('data-screen', 'shown', { timeout: 30_000 });
  await moves(page);
  await page.goto('/tivi/singapore/lantern-quay');
  await expect(page.locator('[data-trouble]')).toBeVisible({ timeout: 30_000 });
});
