import type { Page } from 'playwright/test';
import { google } from '#contract/http/google.ts';
import { leaveForGoogle, providerPages, test } from './support/googleProvider.ts';
import { enterAs, newMember } from './support/members.ts';
import { chatOf } from './support/room.ts';
import { expect } from './support/test.ts';
import { tokensOf } from './support/tokens.ts';
import { words } from './support/words.ts';

const t = words('vi', 'signIn');
const shell = words('vi', 'shell');
const RETURN = '/sso/ggcallback';

test.use({ viewport: { width: 1440, height: 900 } });

const accountButton = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });
const isMember = (page: Page, name: string) => expect(accountButton(page, name)).toBeVisible();
const openLayer = (page: Page) => accountButton(page, shell('logIn')).click();
const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const notice = (page: Page) => page.locator('#content [role="alert"]');

test('AU-8, item 17: signs in with Google and comes back with the message sent', async ({
  page,
  context,
  provider,
}) => {
  await page.goto('/chatroom?x=1');
  const chat = chatOf(page);
  await chat.ready();
  await chat.say('Sút đi Tấn ơi, từ Google!');
  await leaveForGoogle(page, provider);
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/other/api/user/login-google')) seen.push(pathname);
  });
  const there = providerPages(page);
  await there.logIn('lan');
  await there.consent();

  await isMember(page, 'Lan Anh');
  await expect.poll(() => addressOf(page)).toBe('/chatroom?x=1');
  await expect(chat.rows.filter({ hasText: 'Sút đi Tấn ơi, từ Google!' })).toHaveCount(1);
  await expect(chat.field).toHaveValue('');
  expect(seen).toEqual([google.loginCallback.path]);
  const tokens = await tokensOf(context);
  expect(tokens['token']).toBeTruthy();
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'sf')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(cookies.find(({ name }) => name === 'sb')).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  for (const secret of ['code', 'state=', tokens['token']!]) expect(kept).not.toContain(secret);
  // The session behaves like any other.
  await page.reload();
  await isMember(page, 'Lan Anh');
});

test('AU-8: stopping at Google is said, nothing of it stays in the address, and a second try goes through', async ({
  page,
  provider,
}) => {
  await page.goto('/en/menu?x=1');
  const en = words('en', 'signIn');
  await page
    .getByRole('banner')
    .getByRole('button', { name: words('en', 'shell')('logIn') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en('google') })
    .click();
  await expect.poll(() => new URL(page.url()).origin).toBe(provider.issuer);
  const there = providerPages(page);
  await there.cancel();
  await expect(notice(page)).toContainText(en('googleTrouble.cancelled.title'));
  await expect.poll(() => addressOf(page)).toBe(`/en${RETURN}`);
  await expect(page.getByRole('link', { name: en('return.back') })).toHaveAttribute('href', '/en/menu?x=1');
  await page.getByRole('button', { name: en('return.retry') }).click();
  await there.logIn('lan');
  await there.consent();
  await isMember(page, 'Lan Anh');
  await expect.poll(() => addressOf(page)).toBe('/en/menu?x=1');
});

test('AU-8, item 13: Google is linked from one’s own page after the password, opens that account, and is unlinked', async ({
  page,
  context,
  provider,
  baseURL,
}) => {
  const security = words('vi', 'security');
  const member = await newMember(baseURL, 'Nối Google');
  const press = (name: string) => page.locator('#content').getByRole('button', { name, exact: true }).click();
  await enterAs(context, baseURL, member);
  await page.goto('/tai-khoan/bao-mat');
  await press(security('google.link'));
  await page.locator('#content input[name="password"]').fill(member.password);
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).origin).toBe(provider.issuer);
  const there = providerPages(page);
  await there.logIn('thu');
  await there.consent();
  await expect.poll(() => addressOf(page)).toBe('/tai-khoan/bao-mat');
  await expect(page.getByText(t('return.linked')).first()).toBeVisible();
  await expect(page.locator('#content').getByRole('button', { name: security('google.unlink') })).toBeVisible();

  const other = await context.browser()!.newContext({ baseURL });
  const tab = await other.newPage();
  await tab.goto('/menu');
  await openLayer(tab);
  await leaveForGoogle(tab, provider);
  await providerPages(tab).logIn('thu');
  await providerPages(tab).consent();
  await isMember(tab, 'Nối Google');
  await other.close();

  await press(security('google.unlink'));
  await press(security('google.unlink'));
  // The page was loaded again since the password prompt.
  await page.locator('#content input[name="password"]').fill(member.password);
  await page.keyboard.press('Enter');
  await expect(page.locator('#content').getByText(security('google.none'))).toBeVisible();
});
