import type { Page, Response } from 'playwright/test';
import { WebSocket } from 'ws';
import { accounts } from '#contract/http/accounts.ts';
import { bookings } from '#contract/http/bookings.ts';
import { chat } from '#contract/http/chat.ts';
import { loginLayer } from './support/account.ts';
import { enterAs, newMember } from './support/members.ts';
import { chatOf } from './support/room.ts';
import { expect, test } from './support/test.ts';
import { tokensOf } from './support/tokens.ts';
import { words } from './support/words.ts';

const t = words('vi', 'account');
const shell = words('vi', 'shell');

test.use({ viewport: { width: 1440, height: 900 } });

const accountButton = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });
const isMember = (page: Page, name: string) => expect(accountButton(page, name)).toBeVisible();
const isGuest = (page: Page) => expect(accountButton(page, shell('logIn'))).toBeVisible();
const refused = (code: number) => ({ status: code, json: { code, data: null, message: 'No.' } });
const ask = (url: string, path: string, body: object | null, token?: string) =>
  fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });

test('AU-3, AUTH-4: twenty calls of two tabs refused at once are one refresh and no log-out, and none is lost', async ({
  page,
  context,
  baseURL,
}) => {
  const many = 20;
  const member = await newMember(baseURL, 'Hai Mươi');
  const { username, password } = member;
  const elsewhere = [];
  for (let i = 0; i < 6; i += 1) {
    const answer = await ask(baseURL, accounts.login.path, { username, password });
    elsewhere.push(((await answer.json()) as { readonly data: typeof member }).data);
  }
  await enterAs(context, baseURL, member);
  const other = await context.newPage();
  const ends = (tab: Page) => tab.locator('#content').getByRole('button', { name: /^Đăng xuất .*, thấy lần cuối/ });
  for (const tab of [page, other]) {
    await tab.goto('/tai-khoan/bao-mat');
    await isMember(tab, 'Hai Mươi');
    await expect(ends(tab)).toHaveCount(6);
  }
  const before = await tokensOf(context);
  let ended = 0;
  let refreshes = 0;
  await context.route(`**${accounts.refreshToken.path}`, async (route) => {
    refreshes += 1;
    await expect.poll(() => ended).toBeGreaterThanOrEqual(many);
    await route.continue();
  });
  // Every call with the old token is answered as if the token had expired.
  await context.route('**/api/**', async (route) => {
    const { authorization } = await route.request().allHeaders();
    const renews = route.request().url().endsWith(accounts.refreshToken.path);
    if (renews || authorization !== `Bearer ${before['token']}`) return route.fallback();
    ended += 1;
    return route.fulfill(refused(401));
  });
  // Both tabs request all their data, and each logs out the other places one by one.
  for (const tab of [page, other]) await tab.evaluate(() => void window.dispatchEvent(new Event('online')));
  for (const tab of [page, other])
    await ends(tab).evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
  await expect.poll(async () => (await tokensOf(context))['token']).not.toBe(before['token']);
  for (const tab of [page, other]) await isMember(tab, 'Hai Mươi');
  for (const { token } of elsewhere)
    await expect.poll(async () => (await ask(baseURL, accounts.info.path, null, token)).status).toBe(401);
  expect(ended).toBeGreaterThanOrEqual(many);
  expect(refreshes).toBe(1);
});

test('AU-4: a refresh that does not reach the origin is no log-out, and is over when it does', async ({
  page,
  context,
  baseURL,
}) => {
  await enterAs(context, baseURL, await newMember(baseURL, 'Mất Mạng'));
  const before = await tokensOf(context);
  let asked = 0;
  await page.route(`**${accounts.refreshToken.path}`, async (route) => {
    asked += 1;
    await route.abort('internetdisconnected');
  });
  await page.route(`**${bookings.list.path}`, (route) => route.fulfill(refused(401)));
  await page.goto('/lich-truc-tiep');
  await isMember(page, 'Mất Mạng');
  await expect.poll(() => asked).toBeGreaterThan(0);
  await isMember(page, 'Mất Mạng');
  expect(await tokensOf(context)).toEqual(before);
  await page.unrouteAll();
  await page.route(`**${bookings.list.path}`, async (route) => {
    const { authorization } = await route.request().allHeaders();
    return authorization === `Bearer ${before['token']}` ? route.fulfill(refused(401)) : route.fallback();
  });
  await page.evaluate(() => void window.dispatchEvent(new Event('online')));
  await expect.poll(async () => (await tokensOf(context))['token']).not.toBe(before['token']);
  await isMember(page, 'Mất Mạng');
});

test('AU-5, item 11: a log-out reaches the other tab, and every socket of the session', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember(baseURL, 'Đi Về');
  await enterAs(context, baseURL, member);
  const other = await context.newPage();
  const socketsOfTab: string[] = [];
  other.on('websocket', (socket) => socket.on('close', () => socketsOfTab.push(socket.url())));
  await page.goto('/menu');
  await other.goto('/chatroom');
  await chatOf(other).ready();
  const program = new WebSocket(`${baseURL.replace('http', 'ws')}/ws?token=${member.token}`);
  const closedWith = new Promise<number>((resolve) => program.once('close', resolve));
  await new Promise((resolve) => program.once('open', resolve));

  await accountButton(page, 'Đi Về').click();
  await page
    .getByRole('dialog', { name: t('sheet.title') })
    .getByRole('button', { name: t('sheet.logOut') })
    .click();
  expect(await closedWith).toBe(4401);
  await expect.poll(() => socketsOfTab.length).toBeGreaterThan(0);
  for (const tab of [page, other]) await isGuest(tab);
  await chatOf(other).ready();
  expect((await ask(baseURL, accounts.info.path, null, member.token)).status).toBe(401);
});

test('AUTH-3: a log-out that comes late takes nothing from who has logged in meanwhile', async ({
  page,
  context,
  baseURL,
}) => {
  const { username, password } = await newMember(baseURL, 'Vào Lại');
  await page.goto('/menu');
  const layer = loginLayer(page);
  const enter = async () => {
    await accountButton(page, shell('logIn')).click();
    await layer.logIn(username, password);
    await isMember(page, 'Vào Lại');
  };
  await enter();
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(`**${accounts.logout.path}`, async (route) => {
    await late;
    await route.continue();
  });
  await accountButton(page, 'Vào Lại').click();
  await page
    .getByRole('dialog', { name: t('sheet.title') })
    .getByRole('button', { name: t('sheet.logOut') })
    .click();
  await isGuest(page);
  await enter();
  const { token } = await tokensOf(context);
  const loggedOut = page.waitForResponse(`**${accounts.logout.path}`);
  arrive();
  expect((await loggedOut).status()).toBe(200);
  // The cookies of an answer are set before the next request.
  const info = page.waitForResponse(`**${accounts.info.path}`);
  await page.reload();
  expect((await info).status()).toBe(200);
  await isMember(page, 'Vào Lại');
  expect((await tokensOf(context))['token']).toBe(token);
});

test('item 14: a stolen refresh token ends the session of thief and member alike, once both have used it', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember(baseURL, 'Bị Trộm');
  await enterAs(context, baseURL, member);
  await page.goto('/menu');
  await isMember(page, 'Bị Trộm');
  const answer = await ask(baseURL, accounts.refreshToken.path, { refreshToken: member.refreshToken });
  const { data: thief } = (await answer.json()) as { readonly data: typeof member };
  expect((await ask(baseURL, accounts.info.path, null, thief.token)).status).toBe(200);
  // The page's own token has expired: it refreshes with the token that the thief has used.
  await page.route(`**${bookings.list.path}`, async (route) => {
    const { authorization } = await route.request().allHeaders();
    return authorization === `Bearer ${member.token}` ? route.fulfill(refused(401)) : route.fallback();
  });
  await page.goto('/lich-truc-tiep');
  await isGuest(page);
  expect((await tokensOf(context))['refreshToken']).toBeUndefined();
  expect((await ask(baseURL, accounts.info.path, null, thief.token)).status).toBe(401);
  expect((await ask(baseURL, accounts.refreshToken.path, { refreshToken: thief.refreshToken })).status).toBe(401);
});

test('item 19: the address of a member’s socket carries a token for it alone, another one each time', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember(baseURL, 'Kín Đáo');
  await enterAs(context, baseURL, member);
  const addresses: string[] = [];
  page.on('websocket', (socket) => addresses.push(new URL(socket.url()).searchParams.get('token') ?? ''));
  const given: Promise<{ readonly data: unknown }>[] = [];
  const hear = (response: Response) => {
    if (response.url().endsWith(chat.token.path)) given.push(response.json());
  };
  page.on('response', hear);
  await page.goto('/chatroom');
  await chatOf(page).ready();
  // The bodies of answers are discarded with their page.
  page.off('response', hear);
  const opened = [...addresses];
  const answers = (await Promise.all(given)).map(({ data }) => data);
  expect(opened).not.toEqual([]);
  for (const token of opened) expect(answers).toContainEqual({ token, ttlSec: 60 });
  await page.reload();
  await chatOf(page).ready();
  const tokens = Object.values(await tokensOf(context));
  expect(new Set([...addresses, ...tokens]).size).toBe(addresses.length + tokens.length);
  // Its one socket is opened, and the token is useless anywhere else.
  expect((await ask(baseURL, accounts.info.path, null, addresses[0]!)).status).toBe(401);
  const again = new WebSocket(`${baseURL.replace('http', 'ws')}/ws?token=${addresses[0]}`);
  expect(await new Promise<number>((resolve) => again.once('close', resolve))).toBe(4401);
});
