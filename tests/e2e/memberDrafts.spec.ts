import type { BrowserContext, Page } from 'playwright/test';
import { accounts } from '#contract/http/accounts.ts';
import { applications } from '#contract/http/applications.ts';
import { security as securityCalls } from '#contract/http/security.ts';
import { loginLayer } from './support/account.ts';
import { applyPage } from './support/applyPage.ts';
import { newMember, type Member } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const account = words('vi', 'account');
const settings = words('vi', 'settings');
const shell = words('vi', 'shell');
const PROFILE = '/tai-khoan/account';

test.use({ viewport: { width: 1440, height: 900 } });

const button = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });
const isGuest = (page: Page) => expect(button(page, shell('logIn'))).toBeVisible();
/** Like a person, so that the session is bound to this browser. */
const logIn = async (page: Page, { username, password }: Member) => {
  const layer = loginLayer(page);
  if (!(await layer.dialog.isVisible())) await button(page, shell('logIn')).click();
  await layer.logIn(username, password);
  await expect(layer.dialog).toHaveCount(0);
};
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));
const nameField = (page: Page) => page.getByLabel(settings('profile.name'));

/** A member with unfinished input in each form that a browser saves. */
const typeEverywhere = async (page: Page, url: string, name: string) => {
  const member = await newMember(url, name);
  await page.goto('/menu');
  await logIn(page, member);
  await expect(button(page, name)).toBeVisible();
  await page.goto(PROFILE);
  await nameField(page).fill(`${name} Mới`);
  // In the storage format of the contact and application forms (memberDrafts.ts), which take long to fill in.
  await page.evaluate((id) => {
    localStorage.setItem(`khandai.contact.${id}.mail`, 'nua.chung@khandai.example');
    localStorage.setItem(`khandai.application.${id}`, '{"form":{"realName":"Nửa Chừng"},"step":1,"rev":null}');
  }, member.user.userId);
  return member;
};
const expectNothingOf = async (page: Page, member: Member, name: string) => {
  await expect.poll(() => stored(page)).not.toContain(member.user.userId);
  for (const text of [`${name} Mới`, 'nua.chung', 'Nửa Chừng']) expect(await stored(page)).not.toContain(text);
};
const expired = async (context: BrowserContext) => {
  const cookies = await context.cookies();
  await context.addCookies(
    cookies
      .filter(({ name }) => name === 'token' || name === 'refreshToken')
      .map((cookie) => ({ ...cookie, value: `${cookie.value.slice(0, -3)}xxx` })),
  );
};

test('AUTH-3: what a member has half typed goes with their log-out, from every tab, and nobody else’s', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await typeEverywhere(page, baseURL, 'Nửa Chừng Một');
  await page.evaluate(() => localStorage.setItem('khandai.nickname.u0', 'Của người khác'));
  const other = await context.newPage();
  await other.goto(PROFILE);
  await expect(nameField(other)).toHaveValue('Nửa Chừng Một Mới');
  await nameField(other).pressSequentially(' Hơn');
  // An application that cannot be saved on the origin, and is retried as long as its page is open.
  const third = await context.newPage();
  const apply = applyPage(third);
  await third.route(`**${applications.save.path}`, (route) => route.abort());
  await apply.open();
  await apply.field('realName').fill('Nửa Chừng Thật');
  await expect(apply.content.getByText(apply.t('keeping.waiting'))).toBeVisible();
  expect(await stored(page)).toContain('Nửa Chừng Thật');
  await button(page, 'Nửa Chừng Một').click();
  await page
    .getByRole('dialog', { name: account('sheet.title') })
    .getByRole('button', { name: account('sheet.logOut') })
    .click();
  for (const tab of [page, other, third]) await isGuest(tab);
  await expectNothingOf(page, member, 'Nửa Chừng Một');
  expect(await stored(page)).not.toContain('Nửa Chừng Thật');
  expect(await apply.content.innerHTML()).not.toContain('Nửa Chừng');
  expect(await stored(page)).toContain('Của người khác');
  await logIn(other, member);
  await expect(nameField(other)).toHaveValue('Nửa Chừng Một');
});

test('item 12: it goes when the session is ended from another device, once the page hears of it', async ({
  page,
  baseURL,
}) => {
  const member = await typeEverywhere(page, baseURL, 'Nửa Chừng Hai');
  const answer = await fetch(baseURL + securityCalls.revokeOthers.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${member.token}` },
    body: '{}',
  });
  expect(answer.status).toBe(200);
  await page.reload();
  await isGuest(page);
  await expectNothingOf(page, member, 'Nửa Chừng Hai');
});

test('X36: it stays where the session merely ran out, and is there after the log-in', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await typeEverywhere(page, baseURL, 'Nửa Chừng Ba');
  await expired(context);
  const refused = page.waitForResponse((one) => one.url().endsWith(accounts.refreshToken.path) && one.status() === 401);
  await page.reload();
  await refused;
  await isGuest(page);
  expect(await stored(page)).toContain('Nửa Chừng Ba Mới');
  await logIn(page, member);
  await expect(nameField(page)).toHaveValue('Nửa Chừng Ba Mới');
});
