import type { Page } from 'playwright/test';
import { freshMail, guestButton, member, openLayer, PASSWORD, registerByMail } from './support/codes.ts';
import { loginLayer } from './support/account.ts';
import { freshName, newMember } from './support/members.ts';
import { codeFor } from './support/outbox.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words('vi', 'account');
const shell = words('vi', 'shell');

test.use({ viewport: { width: 1440, height: 900 } });

const content = (page: Page) => page.locator('#content');
/** The focused element keeps the focus, whatever is drawn later. */
const keeps = async (page: Page, what: ReturnType<Page['locator']>) => {
  await expect(what).toBeFocused();
  await page.waitForLoadState('networkidle');
  await expect(what).toBeFocused();
};

test('the keyboard goes on from the page after a log-in, a log-out, a registration and a new password', async ({
  page,
  baseURL,
}) => {
  const mail = freshMail();
  const username = await registerByMail(page, baseURL, mail);
  const first = await codeFor(baseURL, mail);

  const log = await openLayer(page);
  await log.logIn(username, PASSWORD);
  await expect(member(page, username)).toBeVisible();
  await keeps(page, content(page));

  await member(page, username).click();
  await page
    .getByRole('dialog', { name: t('sheet.title') })
    .getByRole('button', { name: t('sheet.logOut') })
    .click();
  await expect(guestButton(page)).toBeVisible();
  await keeps(page, content(page));

  const layer = await openLayer(page);
  await layer.forget(mail);
  await layer.code.fill(await codeFor(baseURL, mail, [first]));
  await expect(layer.field('password')).toBeFocused();
  await layer.field('password').fill(`${PASSWORD} moi`);
  await page.keyboard.press('Enter');
  await expect(member(page, username)).toBeVisible();
  await keeps(page, content(page));

  await page.context().clearCookies();
  await page.goto('/menu');
  const name = freshName();
  await (await openLayer(page)).register(name, PASSWORD);
  await expect(member(page, name)).toBeVisible();
  await keeps(page, content(page));
});

test('a layer that is closed gives the keyboard back to what opened it, or to the page that asked by itself', async ({
  page,
}) => {
  await page.goto('/menu');
  const layer = await openLayer(page);
  await layer.forget(freshName());
  await page.keyboard.press('Escape');
  await expect(layer.dialog).toHaveCount(0);
  await keeps(page, guestButton(page));
  await page.goto('/tai-khoan/bao-mat');
  await expect(layer.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(layer.dialog).toHaveCount(0);
  await keeps(page, content(page));
});

test('on a phone it goes on in the sheet from which one has logged in', async ({ page, baseURL }) => {
  const { username, password } = await newMember(baseURL, 'Từ Tấm Dưới');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/menu');
  await page
    .getByRole('navigation')
    .getByRole('button', { name: shell('nav.account') })
    .click();
  const sheet = page.getByRole('dialog', { name: t('sheet.title') });
  await sheet.getByRole('button', { name: t('logIn') }).click();
  const layer = loginLayer(page);
  await layer.logIn(username, password);
  await expect(layer.dialog).toHaveCount(0);
  await expect(sheet.getByText('Từ Tấm Dưới')).toBeVisible();
  await expect(sheet.locator(':focus')).toHaveCount(1);
});
