import type { Page } from 'playwright/test';
import { alive } from './support/alive.ts';
import { expect, test } from './support/test.ts';
import { atWidths } from './support/widths.ts';
import { words } from './support/words.ts';

const t = words('vi', 'comics');
const r = words('vi', 'reader');
const COMIC = '/truyen-tranh/cau-thu-so-khong';
const reader = (page: Page) => page.locator('[data-part="reader"]');
const stage = (page: Page) => reader(page).getByRole('group', { name: r('pages') });
const scrolled = (page: Page) => stage(page).evaluate(({ scrollTop }) => scrollTop);
/** Scrolls with the wheel until the chapter is read. */
const readToEnd = (page: Page) =>
  expect(async () => {
    await stage(page).hover();
    await page.mouse.wheel(0, 4000);
    await expect(reader(page).locator('footer')).toHaveAttribute('data-done', 'true', { timeout: 1000 });
  }).toPass({ timeout: 60_000 });

atWidths(() => {
  test('CO-1, CO-5, CO-6, CO-10: from the library through a chapter to its end, on to the next one, and back to the shelf', async ({
    page,
  }) => {
    await page.goto('/truyen-tranh');
    await page.locator(`#content a[href="${COMIC}"]`).first().click();
    await expect(page).toHaveURL(COMIC);
    await page.getByRole('link', { name: t('begin', { no: 1 }) }).click();
    await expect(page).toHaveURL(`${COMIC}/1`);
    await expect(reader(page)).toBeVisible();
    await readToEnd(page);
    await reader(page)
      .getByRole('region', { name: r('end') })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(`${COMIC}/2`);
    await expect(reader(page).locator('[data-page="1"] img')).toBeVisible();
    expect(await scrolled(page)).toBe(0);

    // A finished chapter opens at its top, and continues only when the reader wants it.
    await page.goBack();
    await expect(page).toHaveURL(`${COMIC}/1`);
    await expect(reader(page).locator('footer')).toHaveAttribute('data-done', 'true');
    expect(await scrolled(page)).toBe(0);

    await reader(page)
      .getByRole('link', { name: r('back', { name: 'Cầu thủ số không' }) })
      .first()
      .click();
    await expect(page).toHaveURL(COMIC);
    await expect(page.locator('#content ol li[data-read="all"]')).toHaveCount(1);
    await page.goto('/truyen-tranh');
    await page.locator(`#content [data-kind="chapter"] a[href="${COMIC}/2"]`).click();
    await expect(page).toHaveURL(`${COMIC}/2`);
  });

  test('CO-12: a chapter that was kept is read without a network, one that was not offers it', async ({
    page,
    context,
  }) => {
    await page.goto(COMIC);
    await alive(page);
    await page.getByRole('button', { name: t('kept.keep', { no: 1, name: 'Cầu thủ số không' }) }).click();
    await expect(page.getByText(t('kept.here'), { exact: true }).first()).toBeVisible();
    await context.setOffline(true);
    await page.locator(`#content a[href="${COMIC}/2"]`).click();
    await expect(page.getByText(r('kept'))).toBeVisible();
    await page.locator(`#content a[href="${COMIC}/1"]`).click();
    const pictures = reader(page).locator('[data-page="1"] img');
    await expect(pictures).toHaveAttribute('src', /^blob:/u, { timeout: 30_000 });
    await expect.poll(() => pictures.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    await readToEnd(page);
    await context.setOffline(false);
  });
});

test('SH-11: what a chapter covers is out of reach of Tab, and within reach again once it is left', async ({
  page,
}) => {
  await page.goto(`${COMIC}/1`);
  await alive(page);
  await expect(reader(page).locator('footer')).toBeVisible();
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => {
        const now = document.activeElement;
        return now === document.body || now?.closest('[data-part="reader"]') !== null;
      }),
    ).toBe(true);
  }
  await reader(page)
    .getByRole('link', { name: r('back', { name: 'Cầu thủ số không' }) })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(COMIC);
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
});
