import type { Page } from 'playwright/test';
import { google } from '#contract/http/google.ts';
import { accounts } from '#contract/http/accounts.ts';
import { schedule } from '#contract/http/schedule.ts';
import { isBookable } from '#domain/live/booking.ts';
import { matchTitle, type Match } from '#domain/match/match.ts';
import { leaveForGoogle, providerPages, test } from './support/googleProvider.ts';
import { enterAs, newMember } from './support/members.ts';
import { codeFor } from './support/outbox.ts';
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
  // The session is a session like any other.
  await page.reload();
  await isMember(page, 'Lan Anh');
});

test('AU-8: a ticket that a guest wanted is booked after Google', async ({ page, provider, baseURL }) => {
  const answer = await fetch(`${baseURL}${schedule.featureMatch.path}?status=upcoming`);
  const { data } = (await answer.json()) as { readonly data: readonly Match[] };
  const match = data.find((one) => isBookable(one, Date.now() + 600_000))!;
  const name = matchTitle(match);
  await page.goto('/lich-truc-tiep/tat-ca');
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Bangkok' }).format(match.startTime);
  await page.goto(`/lich-truc-tiep/tat-ca?date=${day}`);
  const schedules = words('vi', 'schedule');
  await page
    .getByRole('button', { name: schedules('bookMatch', { match: name }) })
    .first()
    .click();
  await leaveForGoogle(page, provider);
  const there = providerPages(page);
  await there.logIn('minh');
  await there.consent();
  await expect(page.getByRole('button', { name: schedules('unbookMatch', { match: name }) }).first()).toBeVisible();
  await isMember(page, 'Lê Minh');
  await expect.poll(() => addressOf(page)).toBe(`/lich-truc-tiep/tat-ca?date=${day}`);
});

test('the same person is the same member, in another browser too', async ({ page, context, provider, browser }) => {
  const enter = async (tab: Page) => {
    await tab.goto('/menu');
    await openLayer(tab);
    await leaveForGoogle(tab, provider);
    const there = providerPages(tab);
    await there.logIn('lan');
    await there.consent();
    await isMember(tab, 'Lan Anh');
    const { token } = await tokensOf(tab.context());
    const answer = await tab.request.get(accounts.info.path, { headers: { Authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { readonly data: { readonly userId: string } }).data.userId;
  };
  const first = await enter(page);
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  expect(await enter(await other.newPage())).toBe(first);
  await other.close();
  expect(await tokensOf(context)).toHaveProperty('token');
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
  // The page is a new one since the password was asked for.
  await page.locator('#content input[name="password"]').fill(member.password);
  await page.keyboard.press('Enter');
  await expect(page.locator('#content').getByText(security('google.none'))).toBeVisible();
});

test('AU-9: who came by Google sets a first password, after a code to the address proven there', async ({
  page,
  provider,
  baseURL,
}) => {
  const security = words('vi', 'security');
  const content = page.locator('#content');
  const press = (name: string) => content.getByRole('button', { name, exact: true }).click();
  await page.goto('/tai-khoan/bao-mat');
  await leaveForGoogle(page, provider);
  const there = providerPages(page);
  await there.logIn('nga');
  await there.consent();
  await expect.poll(() => addressOf(page)).toBe('/tai-khoan/bao-mat');
  // The only way in is not taken away.
  await press(security('google.unlink'));
  await press(security('google.unlink'));
  await press(security('who.byCode', { to: 'nga@mail.example' }));
  await content.locator('input[name="code"]').fill(await codeFor(baseURL, 'nga@mail.example'));
  await expect(content.getByText(security('google.onlyWay'))).toBeVisible();
  // Who has just shown who they are is not asked again.
  await press(security('password.set'));
  await content.locator('input[name="newPassword"]').fill('mua tren mai ton');
  await page.keyboard.press('Enter');
  await expect(page.getByText(security('password.firstSaved')).first()).toBeVisible();
  const answer = await fetch(baseURL + accounts.login.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'nga@mail.example', password: 'mua tren mai ton' }),
  });
  expect(answer.status).toBe(200);
  await isMember(page, 'Nga');
});

test('item 17: an address that was made up, or used before, opens nothing', async ({ page, context }) => {
  await page.goto(`${RETURN}?code=stolen&state=made-up`);
  await expect(notice(page)).toContainText(t('googleTrouble.expired.title'));
  await expect.poll(() => addressOf(page)).toBe(RETURN);
  expect(await tokensOf(context)).not.toHaveProperty('token');
  await page.getByRole('link', { name: t('return.back') }).click();
  await expect.poll(() => addressOf(page)).toBe('/');
});

test('item 17: a mail address that a member has opens nothing; the password is offered instead', async ({
  page,
  provider,
  baseURL,
}) => {
  // Whoever logs in as `minh` has the address first.
  const first = await page.context().browser()!.newContext({ baseURL });
  const tab = await first.newPage();
  for (const [one, name] of [
    [tab, 'minh'],
    [page, 'khac'],
  ] as const) {
    await one.goto('/menu');
    await openLayer(one);
    await leaveForGoogle(one, provider);
    const there = providerPages(one);
    await there.logIn(name);
    await there.consent();
    if (one === tab) await isMember(one, 'Lê Minh');
  }
  await first.close();
  await expect(notice(page)).toContainText(t('googleTrouble.taken.title'));
  await page.getByRole('button', { name: t('return.byPassword') }).click();
  await expect(page.getByRole('dialog', { name: words('vi', 'account')('title') })).toBeVisible();
});

const answered = (code: number, headers: Readonly<Record<string, string>> = {}) => ({
  status: code,
  headers,
  json: { code, data: null, message: 'No.' },
});
test('AU-8, AUTH-7: Google out of reach, and too many tries, can be tried again', async ({ page, provider }) => {
  await page.goto('/menu');
  await openLayer(page);
  await leaveForGoogle(page, provider);
  await page.route(`**${google.loginCallback.path}`, (route) => route.fulfill(answered(503)), { times: 1 });
  const there = providerPages(page);
  await there.logIn('lan');
  await there.consent();
  await expect(notice(page)).toContainText(t('googleTrouble.unreachable.title'));
  await page.route(`**${google.login.path}`, (route) => route.fulfill(answered(429, { 'Retry-After': '2' })), {
    times: 1,
  });
  const retry = page.getByRole('button', { name: t('return.retry') });
  await retry.click();
  await expect(notice(page)).toContainText(t('googleTrouble.limited.fact', { seconds: 2 }));
  await expect(retry).toHaveAttribute('aria-disabled', 'true');
  await expect(notice(page)).toContainText(t('googleTrouble.allowed.title'));
  // The provider knows who this is: no page of it stops anybody.
  await retry.click();
  await isMember(page, 'Lan Anh');
  await expect.poll(() => addressOf(page)).toBe('/menu');
});

test('a press at the button that fails is said in the layer', async ({ page }) => {
  await page.route(`**${google.login.path}`, (route) => route.fulfill(answered(503)));
  await page.goto('/menu');
  await openLayer(page);
  const layer = page.getByRole('dialog');
  await layer.getByRole('button', { name: t('google') }).click();
  await expect(layer.getByText(t('googleTrouble.unreachable.title'))).toBeVisible();
});
