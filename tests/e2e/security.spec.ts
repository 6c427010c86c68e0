import type { BrowserContext, Page } from 'playwright/test';
import { accounts } from '#contract/http/accounts.ts';
import { faults, sideways } from './support/axe.ts';
import { loginLayer } from './support/account.ts';
import { freshName, newMember, type Member } from './support/members.ts';
import { codeFor, lettersFor } from './support/outbox.ts';
import { chatOf } from './support/room.ts';
import { expect, test } from './support/test.ts';
import { tokensOf } from './support/tokens.ts';
import { words } from './support/words.ts';

const t = words('vi', 'security');
const shell = words('vi', 'shell');
const NEXT = 'hang ghe so tam';
const SECURITY = '/tai-khoan/bao-mat';

test.use({ viewport: { width: 1440, height: 900 } });

const content = (page: Page) => page.locator('#content');
const accountButton = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });
const isMember = (page: Page, name: string) => expect(accountButton(page, name)).toBeVisible();
const isGuest = (page: Page) => expect(accountButton(page, shell('logIn'))).toBeVisible();
const press = (page: Page, name: string) => content(page).getByRole('button', { name, exact: true }).click();
const places = (page: Page) => content(page).locator('li', { hasText: 'Đăng nhập ' });

/** Logs in like a person, so that the session is bound to this browser; a members' page opens the login for a guest. */
const logIn = async (page: Page, { username, password }: Member, path: string) => {
  await page.goto(path);
  const layer = loginLayer(page);
  if (path !== SECURITY) await accountButton(page, shell('logIn')).click();
  await expect(layer.dialog).toBeVisible();
  await layer.logIn(username, password);
  await expect(layer.dialog).toHaveCount(0);
};
const logInAnswer = async (url: string, username: string, password: string): Promise<number> => {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ username, password });
  return (await fetch(url + accounts.login.path, { method: 'POST', headers, body })).status;
};
/** A second browser of the same member. */
const elsewhere = async (context: BrowserContext, member: Member, path: string) => {
  const other = await context.browser()!.newContext({ baseURL: new URL(path).origin });
  const page = await other.newPage();
  await logIn(page, member, path);
  return { page, close: () => other.close() };
};

test('AU-9, item 11: another browser is logged out from here, its page and its chat at once', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember(baseURL, 'Hai Máy');
  const other = await elsewhere(context, member, `${baseURL}/chatroom`);
  await chatOf(other.page).ready();
  await logIn(page, member, SECURITY);
  await isMember(page, 'Hai Máy');
  // This browser, the other one, and the program that registered.
  await expect(places(page)).toHaveCount(3);
  await expect(places(page).first()).toContainText(t('sessions.here'));
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect([await faults(page), await sideways(page)]).toEqual([[], 0]);
  }
  const closed = other.page.waitForEvent('websocket');
  await press(page, t('sessions.endOthers'));
  await press(page, t('sessions.endOthers'));
  await expect(places(page)).toHaveCount(1);
  await expect(content(page).getByText(t('sessions.alone'))).toBeVisible();
  // The other browser's chat continues as a guest's: its socket was closed, and its tokens are invalid.
  await closed;
  await isGuest(other.page);
  await chatOf(other.page).ready();
  expect((await tokensOf(other.page.context()))['refreshToken']).toBeUndefined();
  await page.reload();
  await isMember(page, 'Hai Máy');
  await other.close();
});

test('AU-9, item 12: the password is changed with the present one, and the others are logged out', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember(baseURL, 'Đổi Khoá');
  const other = await elsewhere(context, member, `${baseURL}/chatroom`);
  await chatOf(other.page).ready();
  await logIn(page, member, SECURITY);
  await press(page, t('password.change'));
  const present = content(page).locator('input[name="password"]');
  await expect(present).toBeFocused();
  await present.fill('khong phai cai nay');
  await content(page).locator('input[name="newPassword"]').fill(NEXT);
  await page.keyboard.press('Enter');
  await expect(content(page).getByText(t('password.wrong'))).toBeVisible();
  await expect(present).toBeFocused();
  await expect(present).toHaveAttribute('aria-invalid', 'true');
  expect(await faults(page)).toEqual([]);
  await present.fill(member.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('password.ended.other', { count: 2 })).first()).toBeVisible();
  await expect(places(page)).toHaveCount(1);
  await isGuest(other.page);
  expect(await logInAnswer(baseURL, member.username, member.password)).toBe(403);
  expect(await logInAnswer(baseURL, member.username, NEXT)).toBe(200);
  await page.reload();
  await isMember(page, 'Đổi Khoá');
  await other.close();
});

test('AU-9, item 13: a mail address is added and changed after the password, with a code to each', async ({
  page,
  baseURL,
}) => {
  const member = await newMember(baseURL, 'Có Thư');
  const [first, second] = [`${freshName()}@khandai.example`, `${freshName()}@khandai.example`];
  await logIn(page, member, SECURITY);
  await press(page, t('contacts.addMail'));
  await content(page).locator('input[name="password"]').fill(member.password);
  await page.keyboard.press('Enter');
  await content(page).locator('input[name="email"]').fill(first);
  await page.keyboard.press('Enter');
  await content(page)
    .locator('input[name="code"]')
    .fill(await codeFor(baseURL, first));
  await expect(page.getByText(t('contacts.savedMail', { to: first })).first()).toBeVisible();
  await expect(content(page).getByText(first)).toBeVisible();
  expect(await logInAnswer(baseURL, first, member.password)).toBe(200);

  const before = await lettersFor(baseURL, first);
  await press(page, t('contacts.changeMail'));
  await content(page).locator('input[name="email"]').fill(second);
  await page.keyboard.press('Enter');
  expect(await faults(page)).toEqual([]);
  await content(page)
    .locator('input[name="code"]')
    .fill(await codeFor(baseURL, second));
  await expect(content(page).getByText(second)).toBeVisible();
  // The owner of the old address is notified.
  await expect.poll(() => lettersFor(baseURL, first)).toBe(before + 1);
  expect(await logInAnswer(baseURL, first, member.password)).toBe(403);
});

test('a guest is asked to log in, and stands on the page after it; on a phone nothing is wider than the screen', async ({
  page,
  baseURL,
}) => {
  const member = await newMember(baseURL, 'Khách Vào');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(SECURITY);
  const layer = loginLayer(page);
  await expect(layer.dialog).toBeVisible();
  await layer.logIn(member.username, member.password);
  await expect(places(page)).toHaveCount(2);
  expect(await sideways(page)).toBe(0);
  await press(page, t('password.change'));
  expect([await faults(page), await sideways(page)]).toEqual([[], 0]);
});
