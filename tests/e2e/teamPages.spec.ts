import { alive } from './support/alive.ts';
import { faults, sideways } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { atWidths } from './support/widths.ts';
import { words } from './support/words.ts';

const t = words('vi', 'teams');
const feed = '#content li[data-state="ended"]';

atWidths(() => {
  test('TP-1, TP-4, TP-9: a team under a wrong name, its matches, squad, table, statistics and history, its ground and its manager', async ({
    page,
  }) => {
    await page.goto('/doi-bong/ten-cu/bengo');
    await expect(page).toHaveURL(/\/doi-bong\/ben-go\/bengo$/);
    await expect(page).toHaveTitle(/^Bến Gỗ: /);
    const section = (name: string) =>
      page.getByRole('navigation', { name: t('tabs.label') }).getByRole('link', { name, exact: true });

    await section(t('tabs.matches')).focus();
    await page.keyboard.press('Enter');
    // A slice has thirty matches, one of which may be live and some postponed or abandoned.
    await expect.poll(() => page.locator(feed).count()).toBeGreaterThanOrEqual(26);
    expect(await page.locator(feed).count()).toBeLessThanOrEqual(30);
    // The next slice loads when the end is reached.
    await page.locator(feed).last().scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator(feed).count()).toBeGreaterThan(30);

    await section(t('tabs.squad')).click();
    await expect(page.getByRole('heading', { name: t('squad.group.GK') })).toBeVisible();
    await section(t('tabs.table')).click();
    await expect(page.locator('#content tr[data-marked]')).toContainText('Bến Gỗ');
    await section(t('tabs.stats')).click();
    await expect(page.getByRole('heading', { name: t('stats.quarters') }).first()).toBeVisible();
    await section(t('tabs.history')).click();
    await expect(page.getByRole('heading', { name: t('history.seasons') })).toBeVisible();
    expect(await sideways(page)).toBe(0);
    expect(await faults(page, { within: '#content' })).toEqual([]);

    await section(t('tabs.overview')).click();
    await page.locator('#content a[href^="/san-van-dong/"]').click();
    await expect(page.getByRole('img', { name: t('venue.plan') })).toBeVisible();
    await expect(page.locator(feed).first()).toBeVisible();
    expect(await sideways(page)).toBe(0);

    await page.goBack();
    await page.locator('#content a[href^="/quan-ly-doi-bong/"]').click();
    await expect(page.getByRole('heading', { name: t('person.byLeague') })).toBeVisible();
    expect(await sideways(page)).toBe(0);
    await page.locator('#content aside a[href="/doi-bong/ben-go/bengo"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bến Gỗ');
  });
});

test('a section in the address opens alive without a fault, and an unknown id says that there is nothing', async ({
  page,
}) => {
  await page.goto('/en/doi-bong/ben-go/bengo?muc=thong-ke');
  await alive(page);
  await expect(page.getByRole('heading', { name: words('en', 'teams')('stats.quarters') }).first()).toBeVisible();
  for (const path of ['/doi-bong/x/khong-co', '/quan-ly-doi-bong/x/khong-co', '/san-van-dong/x/khong-co']) {
    const answer = await page.goto(path);
    expect(answer!.status()).toBe(404);
  }
});
