import type { Browser, BrowserContext, Page } from 'playwright/test';
import sharp from 'sharp';
import { settings } from '#contract/http/settings.ts';
import { accountSlugs } from '#domain/routing/accountPages.ts';
import { loginLayer } from './support/account.ts';
import { faults } from './support/axe.ts';
import { enterAs, newMember, type Member } from './support/members.ts';
import { wide } from './support/screens.ts';
import { expect, test, watch } from './support/test.ts';
import { atWidths, viewerOf } from './support/widths.ts';
import { words } from './support/words.ts';

const t = words('vi', 'settings');
const account = words('vi', 'account');
const shell = words('vi', 'shell');

test.use({ viewport: wide });

const pathOf = (slug: string) => `/tai-khoan/${slug}`;
const accountButton = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });
const toggle = (page: Page, name: string) => page.getByRole('switch', { name });
const isKept = (page: Page) => expect(page.getByText(t('keeping.kept'))).toBeVisible();
/** Toggles a switch and waits until the origin has stored it. */
const press = async (page: Page, name: string) => {
  const kept = page.waitForResponse((answer) => answer.url().endsWith(settings.put.path) && answer.ok());
  await toggle(page, name).click();
  await kept;
};
const openAs = async (page: Page, context: BrowserContext, url: string, slug: string, name = 'Lan Gió') => {
  const member = await newMember(url, name);
  await enterAs(context, url, member);
  await page.goto(pathOf(slug));
  await expect(page.locator('#content h1')).toHaveText(t(`menu.${slug}`));
  return member;
};
/** Another device of the same member. */
const otherDevice = async (browser: Browser, url: string, member: Member | null) => {
  const context = await browser.newContext({ baseURL: url, viewport: wide, colorScheme: 'dark' });
  if (member) await enterAs(context, url, member);
  const page = await context.newPage();
  return { context, page, complaints: watch(page) };
};
/** A picture whose left half is red and whose right half is green. */
const picture = () =>
  sharp({ create: { width: 640, height: 320, channels: 3, background: '#ff0000' } })
    .composite([
      { input: { create: { width: 320, height: 320, channels: 3, background: '#00ff00' } }, left: 320, top: 0 },
    ])
    .jpeg()
    .toBuffer();

atWidths(() => {
  test('AU-9: a new name is shown wherever the member is, and what was typed outlives a reload', async ({
    page,
    context,
    baseURL,
  }) => {
    await openAs(page, context, baseURL, 'account');
    const name = page.getByLabel(t('profile.name'));
    await expect(name).toHaveValue('Lan Gió');
    await name.fill('Lan Mây');
    await page.reload();
    await expect(name).toHaveValue('Lan Mây');
    await page.getByRole('button', { name: t('profile.save') }).click();
    await expect(page.getByText(t('profile.saved')).first()).toBeVisible();
    await viewerOf(page).isMember('Lan Mây');
    await page.reload();
    await viewerOf(page).isMember('Lan Mây');
  });
});

test('AU-9: a picture is chosen, cut and sent by keys alone, and gone once another is chosen', async ({
  page,
  context,
  baseURL,
}) => {
  await openAs(page, context, baseURL, 'account');
  const choose = page.getByRole('button', { name: t('profile.choose') });
  const chooser = page.waitForEvent('filechooser');
  await choose.focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'anh.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  const dialog = page.getByRole('dialog', { name: t('crop.title') });
  const use = dialog.getByRole('button', { name: t('crop.use') });
  await expect(use).toBeEnabled();
  expect(await faults(page, { within: 'dialog' })).toEqual([]);
  const frame = dialog.getByRole('group', { name: t('crop.area') });
  await frame.focus();
  for (let i = 0; i < 200; i += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('slider', { name: t('crop.zoom') })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await use.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('profile.pictureSaved')).first()).toBeVisible();
  const face = page.locator('#content section img').first();
  await expect(face).toHaveAttribute('src', /^\/pictures\/[0-9a-f]{32}\.webp$/);
  const shown = await page.request.get((await face.getAttribute('src'))!);
  const { dominant } = await sharp(await shown.body()).stats();
  expect([dominant.r > 200, dominant.g < 60]).toEqual([true, true]);

  await page.reload();
  const drawn = page.getByRole('radio', { name: t('profile.drawnNumber', { number: 7 }), exact: true });
  await drawn.click();
  await expect(drawn).toBeChecked();
  await expect(face).toHaveAttribute('src', '/avatars/7.svg');
  await expect.poll(async () => (await page.request.get(shown.url())).status()).toBe(404);
  await page.getByRole('button', { name: t('profile.remove') }).click();
  await expect(page.getByText(t('profile.removed')).first()).toBeVisible();
  await expect(choose).toBeVisible();
});

test('preferences are the same on every device, and the language after a log-in', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const member = await openAs(page, context, baseURL, 'cai-dat');
  await isKept(page);
  await page
    .getByRole('group', { name: shell('theme.label') })
    .getByText(shell('theme.light'))
    .click();
  await page
    .getByRole('group', { name: t('preferences.oddsFormat') })
    .getByText(t('preferences.formats.malay'))
    .click();
  await press(page, t('preferences.hideOdds'));
  await page
    .getByRole('group', { name: shell('language') })
    .getByText('English')
    .click();
  await expect(page).toHaveURL(/\/en\/tai-khoan\/cai-dat$/);
  await expect(page.getByText(words('en', 'settings')('keeping.kept'))).toBeVisible();

  const known = await otherDevice(browser, baseURL, member);
  await known.page.goto(pathOf('cai-dat'));
  await expect(known.page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(known.page.getByRole('radio', { name: t('preferences.formats.malay') })).toBeChecked();
  await expect(toggle(known.page, t('preferences.hideOdds'))).toBeChecked();
  expect(known.page.url()).toContain(`${baseURL}/tai-khoan`);

  const fresh = await otherDevice(browser, baseURL, null);
  await fresh.page.goto('/menu');
  await accountButton(fresh.page, shell('logIn')).click();
  await loginLayer(fresh.page).logIn(member.username, member.password);
  await expect(fresh.page).toHaveURL(/\/en\/menu$/);
  await expect(fresh.page.locator('html')).toHaveAttribute('data-theme', 'light');
  for (const { context: opened, complaints } of [known, fresh]) {
    expect(complaints).toEqual([]);
    await opened.close();
  }
});

test('a change without a network waits, says so, and is kept when it is back', async ({ page, context, baseURL }) => {
  await openAs(page, context, baseURL, 'cai-dat');
  await isKept(page);
  await context.setOffline(true);
  await toggle(page, t('preferences.dataSaver')).click();
  await expect(page.getByText(t('keeping.waiting'))).toBeVisible();
  await expect(toggle(page, t('preferences.dataSaver'))).toBeChecked();
  await context.setOffline(false);
  await isKept(page);
  await page.reload();
  await expect(toggle(page, t('preferences.dataSaver'))).toBeChecked();
});

test('the account sheet leads to every account page', async ({ page, context, baseURL }) => {
  await enterAs(context, baseURL, await newMember(baseURL, 'Đi Dạo'));
  await page.goto('/menu');
  await accountButton(page, 'Đi Dạo').click();
  const pages = page.getByRole('dialog').getByRole('navigation', { name: account('sheet.pagesLabel') });
  for (const slug of accountSlugs)
    await expect(pages.getByRole('link', { name: account(`sheet.pages.${slug}`) })).toHaveAttribute(
      'href',
      pathOf(slug),
    );
  await pages.getByRole('link', { name: account('sheet.pages.cai-dat') }).click();
  await expect(page.locator('#content h1')).toHaveText(t('menu.cai-dat'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
