import type { Page } from 'playwright/test';
import { codes } from '#contract/http/codes.ts';
import { privacy } from '#contract/http/privacy.ts';
import { security } from '#contract/http/security.ts';
import { accounts } from '#contract/http/accounts.ts';
import { loginLayer } from './support/account.ts';
import { faults } from './support/axe.ts';
import { enterAs, freshName, newMember, type Member } from './support/members.ts';
import { codeFor } from './support/outbox.ts';
import { narrow, wide } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words('vi', 'privacy');
const who = words('vi', 'security');
const settings = words('vi', 'settings');
const shell = words('vi', 'shell');
const PAGE = '/tai-khoan/quyen-rieng-tu';

test.use({ viewport: wide });

const ask = async <A>(url: string, path: string, body: object, token?: string): Promise<A> => {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const { code, data } = (await answer.json()) as { readonly code: number; readonly data: A };
  if (code !== 200) throw new Error(`${path} was refused with ${code}`);
  return data;
};
const button = (page: Page, name: string) => page.locator('#content').getByRole('button', { name, exact: true });
const opened = async (page: Page) => expect(page.locator('#content h1')).toHaveText(settings('menu.quyen-rieng-tu'));
/** Confirms the member's identity by password. */
const confirm = async (page: Page, { password }: Member) => {
  await page.locator('#content input[name="password"]').fill(password);
  await button(page, who('who.go')).click();
};
const keepLayer = (page: Page) => page.getByRole('dialog', { name: t('keep.title') });

test('on a phone what has the keyboard stands above the bar at the lower edge, not under it', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize(narrow);
  await enterAs(context, baseURL, await newMember(baseURL, 'Không Che'));
  await page.goto(PAGE);
  await opened(page);
  await button(page, t('delete.go')).click();
  const harmless = button(page, t('delete.no'));
  await expect(harmless).toBeFocused();
  await harmless.blur();
  await page.evaluate(() => scrollTo(0, 0));
  await harmless.focus();
  const isSeen = () =>
    harmless.evaluate((element) => {
      const { left, width, bottom } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, bottom - 2));
    });
  await expect.poll(isSeen).toBe(true);
});

test('a deletion ends every session at once; whoever comes back within 7 days can keep the account', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember(baseURL, 'Ra Đi');
  const elsewhere = await ask<Member>(baseURL, accounts.login.path, {
    username: member.username,
    password: member.password,
  });
  await enterAs(context, baseURL, member);
  await page.goto(PAGE);
  await opened(page);
  await button(page, t('delete.go')).click();
  await expect(button(page, t('delete.no'))).toBeFocused();
  await button(page, t('delete.yes')).click();
  await confirm(page, member);
  await expect(page.getByText(/Tài khoản sẽ bị xoá vào/).first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: shell('logIn') })).toBeVisible();
  for (const token of [member.token, elsewhere.token]) {
    const answer = await page.request.get(accounts.info.path, { headers: { Authorization: `Bearer ${token}` } });
    expect(answer.status()).toBe(401);
  }

  await page.goto('/menu');
  await page
    .getByRole('banner')
    .getByRole('button', { name: shell('logIn') })
    .click();
  await loginLayer(page).logIn(member.username, member.password);
  await expect(keepLayer(page)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(keepLayer(page)).toHaveCount(0);
  await page.reload();
  await expect(keepLayer(page)).toBeVisible();
  await keepLayer(page)
    .getByRole('button', { name: t('keep.go') })
    .click();
  await expect(page.getByText(t('keep.done')).first()).toBeVisible();
  await expect(keepLayer(page)).toHaveCount(0);
  await page.goto(PAGE);
  await opened(page);
  await expect(button(page, t('delete.go'))).toBeVisible();
  await expect(keepLayer(page)).toHaveCount(0);
});

test('the mail about a deletion leads back to it, once', async ({ page, baseURL }) => {
  const member = await newMember(baseURL, 'Thư Báo');
  const email = `${freshName()}@khandai.example`;
  const { requestId } = await ask<{ requestId: string }>(baseURL, codes.sendEmail.path, { email, purpose: 'contact' });
  const code = await codeFor(baseURL, email);
  const { ticket } = await ask<{ ticket: string }>(baseURL, codes.checkSms.path, { requestId, code });
  await ask(baseURL, codes.emailVerify.path, { email, ticket, password: member.password }, member.token);
  const { proof } = await ask<{ proof: string }>(
    baseURL,
    security.confirm.path,
    { password: member.password },
    member.token,
  );
  await ask(baseURL, privacy.delete.path, { proof }, member.token);
  let path = '';
  await expect
    .poll(async () => {
      const html = await (await fetch(`${baseURL}/dev/outbox`)).text();
      const letter = html
        .split('<article')
        .find((one) => one.includes(`<b data-to>${email}</b>`) && one.includes('link='));
      path = /\/\?link=[\w-]+/.exec(letter ?? '')?.[0] ?? '';
      return path;
    })
    .not.toBe('');

  await page.goto(path);
  await expect(page).toHaveURL(PAGE);
  const layer = loginLayer(page);
  await expect(layer.dialog).toBeVisible();
  await layer.logIn(member.username, member.password);
  await expect(keepLayer(page)).toBeVisible();
  await keepLayer(page)
    .getByRole('button', { name: t('keep.later') })
    .click();
  await expect(button(page, t('keep.go'))).toBeVisible();

  await page.goto(path);
  await expect(page.getByText(t('link.gone')).first()).toBeVisible();
  await expect(page).toHaveURL('/');
});
