import type { Page } from 'playwright/test';
import { accounts } from '#contract/http/accounts.ts';
import { bookings } from '#contract/http/bookings.ts';
import { schedule } from '#contract/http/schedule.ts';
import { matchTitle, type Match } from '#domain/match/match.ts';
import { loginLayer } from './support/account.ts';
import { freshMail, guestButton, member, openLayer, PASSWORD, registerByMail } from './support/codes.ts';
import { freshName } from './support/members.ts';
import { codeFor, lettersFor } from './support/outbox.ts';
import { chatOf } from './support/room.ts';
import { expect, test } from './support/test.ts';
import { tokensOf } from './support/tokens.ts';
import { words } from './support/words.ts';

const t = words('vi', 'account');
const NEW_PASSWORD = 'khan dai phia dong';
const storedIn = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

test.use({ viewport: { width: 1440, height: 900 } });

test('AU-11: a forgotten password from end to end; every other session ends', async ({ page, browser, baseURL }) => {
  const mail = freshMail();
  const username = await registerByMail(page, baseURL, mail);
  const elsewhere = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const other = await elsewhere.newPage();
  await other.goto('/chatroom');
  await (await openLayer(other)).logIn(username, PASSWORD);
  await expect(member(other, username)).toBeVisible();
  await chatOf(other).ready();
  const { token } = await tokensOf(elsewhere);

  const before = await codeFor(baseURL, mail);
  const layer = await openLayer(page);
  await layer.field('username').fill(mail);
  await layer.forget(mail);
  await layer.code.fill(await codeFor(baseURL, mail, [before]));
  await expect(layer.field('password')).toBeFocused();
  await layer.field('password').fill('password1');
  await layer.submit();
  await expect(layer.dialog.getByText(t('errors.passwordCommon'))).toBeVisible();
  await layer.field('password').fill(NEW_PASSWORD);
  await layer.submit();
  await expect(page.getByText(t('reset.done', { name: username })).first()).toBeVisible();
  await expect(member(page, username)).toBeVisible();
  await expect(layer.dialog).toHaveCount(0);

  const answer = await page.request.get(accounts.info.path, { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
  await expect(guestButton(other)).toBeVisible();
  await (await openLayer(other)).logIn(username, NEW_PASSWORD);
  await expect(member(other, username)).toBeVisible();
  // Its owner is notified.
  await expect.poll(() => lettersFor(baseURL, mail)).toBe(3);
  await elsewhere.close();
});

test('the draft outlives a reload, Back and closing; a password and a code are kept nowhere', async ({
  page,
  baseURL,
}) => {
  const mail = freshMail();
  const username = freshName();
  await page.goto('/menu');
  const layer = await openLayer(page);
  const isKept = async () => {
    await layer.dialog.getByRole('tab', { name: t('register') }).click();
    await expect(layer.field('username')).toHaveValue(username);
    await expect(layer.field('contact')).toHaveValue(mail);
    await expect(layer.field('password')).toHaveValue('');
  };
  await layer.dialog.getByRole('tab', { name: t('register') }).click();
  await layer.field('username').fill(username);
  await layer.field('contact').fill(mail);
  await layer.field('password').fill(PASSWORD);
  expect(await storedIn(page)).not.toContain(PASSWORD);
  await page.reload();
  await openLayer(page);
  await isKept();
  await page.goBack();
  await expect(layer.dialog).toHaveCount(0);
  await openLayer(page);
  await isKept();
  await page.keyboard.press('Escape');
  await expect(layer.dialog).toHaveCount(0);
  const last = await openLayer(page);
  await isKept();

  // The mail is read in another application while this page waits.
  await last.askForCode(mail, username);
  await page.goBack();
  await expect(last.dialog).toHaveCount(0);
  await guestButton(page).click();
  await expect(last.code).toBeFocused();
  const code = await codeFor(baseURL, mail);
  await last.code.pressSequentially(code.slice(0, 5));
  expect(await storedIn(page)).not.toContain(code.slice(0, 5));
  await last.code.press(code[5]!);
  await expect(member(page, username)).toBeVisible();
  expect(await storedIn(page)).not.toContain(mail);
});

test('AU-12: what a guest has here goes on as the member’s, once', async ({ page, context, baseURL }) => {
  const url = `${baseURL}${schedule.featureMatch.path}?${new URLSearchParams({ status: 'upcoming', liveModeId: '1' })}`;
  const { data } = (await (await fetch(url)).json()) as { readonly data: readonly Match[] };
  const match = data.find(({ startTime }) => startTime > Date.now() + 3_600_000)!;
  await page.goto('/chatroom');
  await chatOf(page).ready();
  await chatOf(page).field.fill('viết dở một câu');
  await page.evaluate(() => localStorage.setItem('khandai.player.volume', '0.3'));
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(match.startTime);
  await page.goto(`/lich-truc-tiep?date=${day}`);
  const book = words('vi', 'schedule')('bookMatch', { match: matchTitle(match) });
  await page.locator('#content').getByRole('button', { name: book, exact: true }).first().click();
  const layer = loginLayer(page);
  const mail = freshMail();
  await layer.dialog.getByRole('tab', { name: t('register') }).click();
  const username = freshName();
  await layer.field('username').fill(username);
  await layer.field('contact').fill(mail);
  await layer.field('password').fill(PASSWORD);
  let booked = 0;
  page.on('request', (request) => void (booked += request.url().endsWith(bookings.set.path) ? 1 : 0));
  await layer.submit();
  const code = layer.dialog.getByLabel(t('code.label'));
  await expect(code).toBeEditable();
  await code.fill(await codeFor(baseURL, mail));
  await expect(member(page, username)).toBeVisible();
  const list = async () => {
    const { token } = await tokensOf(context);
    const answer = await page.request.get(bookings.list.path, { headers: { Authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { readonly data: readonly { readonly fixtureId: string }[] }).data;
  };
  await expect.poll(async () => (await list()).map(({ fixtureId }) => fixtureId)).toEqual([match.fixtureId]);
  expect(booked).toBe(1);
  expect(Object.keys(await tokensOf(context)).sort()).toEqual(['refreshToken', 'token']);
  expect(await page.evaluate(() => localStorage.getItem('khandai.player.volume'))).toBe('0.3');
  await page.goto('/chatroom');
  await expect(chatOf(page).field).toHaveValue('viết dở một câu');
});
