import type { Page } from 'playwright/test';
import { liveMatch } from './support/rooms.ts';
import { expect, test } from './support/test.ts';
import { atWidths, isPhone } from './support/widths.ts';
import { words } from './support/words.ts';

const shell = words('vi', 'shell');

test.use({ viewport: { width: 1440, height: 900 } });

const nav = (page: Page, key: string) =>
  page.getByRole('navigation', { name: shell('nav.label') }).getByRole('link', { name: shell(key) });
const back = (page: Page) => page.evaluate(() => history.back());
const box = (page: Page) => page.getByRole('combobox', { name: shell('search.label') });
const suggestions = (page: Page) => page.getByRole('listbox', { name: shell('search.label') });
/** The chat room, opened from the menu, with suggestions for a team that plays. */
const open = async (page: Page, baseURL: string) => {
  await page.route('**/media/**/*.m4s', (route) => route.abort());
  await page.goto('/menu');
  await nav(page, 'nav.chat').click();
  await expect(page).toHaveURL(/\/chatroom$/);
  await box(page).fill((await liveMatch(baseURL, '1')).home);
  await expect(suggestions(page).getByRole('option').first()).toBeVisible();
};

atWidths(() => {
  test('X44: a suggestion leads into its room, and Back to the page before', async ({ page, baseURL }) => {
    await page.route('**/media/**/*.m4s', (route) => route.abort());
    await page.goto('/menu');
    if (isPhone(page))
      await page
        .getByRole('banner')
        .getByRole('button', { name: shell('search.open') })
        .click();
    await box(page).fill((await liveMatch(baseURL, '1')).home);
    const rooms = suggestions(page).getByRole('group', { name: words('vi', 'matchSearch')('panel.rooms') });
    await rooms.getByRole('option').first().click();
    await expect(page).toHaveURL(/\/truc-tiep\//);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/menu$/);
  });
});

test('A-4: a match that is found leads to its page, and Back to what was found', async ({ page, baseURL }) => {
  const { home } = await liveMatch(baseURL, '1');
  await page.goto('/thong-tin-tran-dau');
  const t = words('vi', 'matchSearch');
  await page.getByRole('textbox', { name: t('label') }).fill(home);
  // Teams of several sports share a town's name, and rows without a match page lead to their room.
  const found = page.locator('#content li[data-state] a[href*="/tran-dau/"]').first();
  await found.click();
  await expect(page).toHaveURL(/\/tran-dau\/.+\/.+\?leagueId=/);
  await expect(page.locator('#content h1')).toContainText(home);
  await page.goBack();
  await expect(page).toHaveURL(/\/thong-tin-tran-dau\?q=/);
  await expect(found).toBeVisible();
});

test('X44: Back closes the suggestions of the search first, Escape too', async ({ page, baseURL }) => {
  await open(page, baseURL);
  await back(page);
  await expect(suggestions(page)).toBeHidden();
  await expect(page).toHaveURL(/\/chatroom$/);
  await box(page).press('ArrowDown');
  await expect(suggestions(page)).toBeVisible();
  await box(page).press('Escape');
  await expect(suggestions(page)).toBeHidden();
  await expect(box(page)).toHaveValue('');
  await back(page);
  await expect(page).toHaveURL(/\/menu$/);
});

test('X44: a link beside the suggestions, or among them, leaves no step behind', async ({ page, baseURL }) => {
  await open(page, baseURL);
  await nav(page, 'nav.schedule').click();
  await expect(page).toHaveURL(/\/lich-truc-tiep$/);
  await expect(suggestions(page)).toBeHidden();
  await back(page);
  await expect(page).toHaveURL(/\/chatroom$/);
  await box(page).fill((await liveMatch(baseURL, '1')).home);
  await expect(suggestions(page).getByRole('option').first()).toBeVisible();
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/truc-tiep\//);
  await back(page);
  await expect(page).toHaveURL(/\/chatroom$/);
  await back(page);
  await expect(page).toHaveURL(/\/menu$/);
});
