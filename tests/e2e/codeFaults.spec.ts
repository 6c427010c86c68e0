import type { Page } from 'playwright/test';
import { NAVIGATION } from '#domain/navigation/navigation.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { holdScreens } from './support/heldScreens.ts';
import { liveMatch } from './support/rooms.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const shell = words('vi', 'shell');
const nav = (page: Page, key: string) =>
  page.getByRole('navigation', { name: shell('nav.label') }).getByRole('link', { name: shell(key) });

test('NAV-7: of five pages that the pointer passes over, four load at a time', async ({ page, baseURL }) => {
  const screens = await holdScreens(page);
  await screens.begin('/menu');
  await screens.give('/menu');
  const content = page.locator('#content');
  const paths = ['/', '/lich-truc-tiep', '/lich-truc-tiep/dat-lich-cua-ban', '/chatroom'];
  for (const path of paths) await content.locator(`a[href="${path}"]`).hover();
  const live = nav(page, 'nav.live').first();
  await expect(live).toHaveAttribute('href', '/lich-truc-tiep/tat-ca');
  await live.hover();
  for (const path of paths) await screens.asked(path);
  // A request for it would have come before this one.
  await page.evaluate((url) => fetch(url), `${baseURL}/healthz`);
  expect(screens.waiting()).toBe(NAVIGATION.preloadsInFlight);
  await screens.give('/chatroom');
  await screens.asked('/lich-truc-tiep/tat-ca');
});

test('NAV-5: code that is fetched on a guess and cannot be had leaves the page alone, and is there when it is wanted', async ({
  page,
}) => {
  const screens = await holdScreens(page);
  await screens.begin('/menu');
  await screens.give('/menu');
  await expect(page.locator('#content h1')).toBeVisible();
  await nav(page, 'nav.chat').hover();
  const failed = page.waitForEvent('requestfailed');
  await screens.fail('/chatroom');
  await failed;
  await page.mouse.move(700, 500);
  screens.mend('/chatroom');
  await nav(page, 'nav.chat').click();
  await expect(page.getByRole('log')).toBeVisible();
  expect(screens.documents()).toEqual([]);
});

test('NAV-5: the picture’s code that cannot be had reloads the room once, and then says so with a way on', async ({
  page,
  baseURL,
}) => {
  const path = roomPath(await liveMatch(baseURL, '1'))!;
  const code = /\/assets\/ViewerStage-[^/]+\.js$/;
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(code, (route) => route.abort());
  // However slow this machine is, the second try comes within the 10 s.
  await page.clock.setFixedTime(Date.now());
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('vi', 'errors')('page.server'), {
    timeout: 60_000,
  });
  expect(documents).toBe(2);
  await page.unroute(code);
  await page.getByRole('button', { name: words('vi', 'errors')('page.reload') }).click();
  await expect(page.getByRole('region', { name: words('vi', 'player')('player') })).toBeVisible();
});

test('NAV-5: what is opened while the origin cannot be reached is said to be missing, the page stays, and it opens once the origin is back', async ({
  page,
  context,
}) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  // The code of the message, loaded before it is needed.
  const words = page.waitForResponse(/\/assets\/ToastView-[^/]+\.js$/);
  await page.goto('/menu');
  const content = page.locator('#content');
  await expect(content.getByRole('heading', { level: 1 })).toBeVisible();
  await words;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.keyboard.press('?');
  await expect(page.getByText(shell('partMissing')).first()).toBeVisible();
  await expect(content.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  const sheet = page.getByRole('dialog', { name: shell('shortcuts') });
  await expect(sheet).toBeVisible();
  // With its style sheet, which failed to load at first.
  const key = sheet.locator('kbd').first();
  await expect(key).toHaveCSS('min-width', '28px');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  expect(documents).toBe(1);
});

test('NAV-2: a page that is wanted without a network says what it waits for, and opens by itself once there is one', async ({
  page,
  context,
}) => {
  // The code of the message, loaded before it is needed.
  const saying = page.waitForResponse(/\/assets\/ErrorRoute-[^/]+\.js$/);
  await page.goto('/menu');
  const content = page.locator('#content');
  await expect(content.locator('a[href="/chatroom"]')).toBeVisible();
  await saying;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await content.locator('a[href="/chatroom"]').click();
  await expect(content.getByRole('heading', { name: words('vi', 'errors')('page.server') })).toBeVisible();
  await expect(content.getByText(shell('partMissing'))).toBeVisible();
  await expect(content.getByRole('button', { name: words('vi', 'errors')('page.reload') })).toBeDisabled();
  await context.setOffline(false);
  await expect(content.getByRole('heading', { name: words('vi', 'errors')('page.server') })).toHaveCount(0);
  await expect(page).toHaveURL(/\/chatroom$/);
  await expect(content.getByRole('heading', { level: 1 })).toBeVisible();
});

test('LOCALE-2: a language whose words cannot be had is logged and said, the page stays, and the next choice is heard', async ({
  page,
}) => {
  const warned: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warned.push(message.text());
  });
  await page.goto('/menu');
  await expect(page.locator('#content h1')).toHaveText(words('vi', 'menu')('title'));
  await page.evaluate(() => Object.assign(window, { marked: true }));
  const choose = async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: shell('language') })
      .click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
  };
  const groups = /\/assets\/(shell|menu)-[^/]+\.js$/;
  await page.route(groups, (route) => route.abort());
  await choose();
  await expect(page.getByText(shell('languageFailed')).first()).toBeVisible();
  expect(warned.some((text) => text.includes('Failed locale loading'))).toBe(true);
  await expect(page).toHaveURL(/\/menu$/);
  await expect(page.locator('#content h1')).toHaveText(words('vi', 'menu')('title'));
  await page.unroute(groups);
  await choose();
  await expect(page).toHaveURL(/\/en\/menu$/);
  await expect(page.locator('#content h1')).toHaveText(words('en', 'menu')('title'));
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
});
