import type { Page } from 'playwright/test';
import { schedule } from '#contract/http/schedule.ts';
import { NAVIGATION } from '#domain/navigation/navigation.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { liveMatch } from './support/rooms.ts';
import { expect, test } from './support/test.ts';
import { alive } from './support/alive.ts';
import { words } from './support/words.ts';

const shell = words('vi', 'shell');

test.use({ viewport: { width: 1440, height: 900 } });

const nav = (page: Page, key: string) =>
  page.getByRole('navigation', { name: shell('nav.label') }).getByRole('link', { name: shell(key) });
/** Stored on the window, so that a load of the document is visible. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);
const serveNewBuild = async (page: Page) => {
  await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'another' } }));
  await page.route('**/builds/meta/another.json', (route) => route.fulfill({ json: { id: 'another', files: [] } }));
};
/** The request for the build comes after the page loads, so time passes until it was sent. */
const hear = async (page: Page) => {
  let heard = false;
  page.on('response', (answer) => {
    heard ||= answer.url().endsWith('/builds/meta/another.json');
  });
  await expect(async () => {
    await page.clock.runFor(NAVIGATION.manifestPollMs);
    expect(heard).toBe(true);
  }).toPass();
};

test('NAV-3, BUILD-1: a new build reloads with the next navigation, and not before', async ({ page }) => {
  await page.clock.install({ time: Date.now() });
  await serveNewBuild(page);
  await page.goto('/menu');
  await expect(page.locator('#content h1')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 120_000);
  await markPage(page);
  await hear(page);
  expect(await isMarked(page)).toBe(true);
  await nav(page, 'nav.chat').click();
  await expect(page).toHaveURL(/\/chatroom$/);
  await expect.poll(() => isMarked(page)).toBe(false);
});

test('NAV-3: while a picture plays a new build is offered and waits', async ({ page, baseURL }) => {
  await serveNewBuild(page);
  await page.goto(roomPath(await liveMatch(baseURL, '1'))!);
  await expect(page.locator('video')).toHaveJSProperty('paused', false);
  await markPage(page);
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('button', { name: shell('reload') }).waitFor({ timeout: 2000 });
  }).toPass();
  await nav(page, 'nav.chat').click();
  await expect(page).toHaveURL(/\/chatroom$/);
  expect(await isMarked(page)).toBe(true);
});

test('NAV-5: code that cannot be had reloads the page once, and then says so with a way on', async ({ page }) => {
  // However slow this machine is, the second try comes within the 10 s.
  await page.clock.setFixedTime(Date.now());
  await page.goto('/menu');
  await alive(page);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(/\/assets\/ChatroomScreen[^/]*\.js/, (route) => route.abort());
  await nav(page, 'nav.chat').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('vi', 'errors')('page.server'));
  expect(loads).toBe(1);
  await page.unroute(/\/assets\/ChatroomScreen[^/]*\.js/);
  await page.getByRole('button', { name: words('vi', 'errors')('page.reload') }).click();
  await expect(page.getByRole('log')).toBeVisible();
});

test('NAV-2: a room that is gone becomes the 404 page, and Back leads out of it', async ({ page, baseURL }) => {
  const path = roomPath(await liveMatch(baseURL, '1'))!;
  await page.goto('/lich-truc-tiep');
  await alive(page);
  await expect(page.locator('#content li[data-state]').first()).toBeVisible();
  await page.route(`**${schedule.liveRoom.path}*`, (route) =>
    route.fulfill({ status: 404, json: { code: 404, data: null, message: 'There is no such thing.' } }),
  );
  await page.locator(`#content a[href="${path}"]`).first().click();
  await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
  await page.goBack();
  await expect(page.locator('#content li[data-state]').first()).toBeVisible();
});

test('a walk back finds each page where it was left', async ({ page }) => {
  await page.goto('/lich-truc-tiep');
  await expect(page.locator('#content li[data-state]').first()).toBeVisible();
  await page.mouse.move(500, 500);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await expect
    .poll(() => page.evaluate(() => (history.state as { readonly scroll?: number } | null)?.scroll))
    .toBe(900);
  await nav(page, 'nav.chat').click();
  await expect(page.getByRole('log')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});
