import { modes } from '#domain/schedule/mode.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { exampleOf } from '#domain/routing/routes.ts';
import type { RouteSpec } from '#domain/routing/routeSpec.ts';
import { routes } from '#domain/routing/routes.ts';
import { demoExample } from '../support/demoExamples.ts';
import { liveMatch } from './support/rooms.ts';
import { expect, test } from './support/test.ts';
import { sentTitle } from './support/titles.ts';
import { words } from './support/words.ts';

/** A valid path of a route on this origin; for room routes, of a room that is live now. */
const pathOf = async (route: RouteSpec, url: string): Promise<string> => {
  const mode = modes.find(({ room }) => route.path === `/truc-tiep/${room}/:slug`);
  if (mode) return roomPath(await liveMatch(url, mode.liveModeId))!;
  return (await demoExample(url, route))?.path ?? exampleOf(route);
};
const shownIn = ({ layout }: RouteSpec) => (layout === 'liveroom' ? '#content [role="tablist"]' : '#content h1');

test('every ROUTE opens without an error and with the title that the origin writes: the first of each layout by its address, the others in a walk', async ({
  page,
  baseURL,
}) => {
  const errors: string[] = [];
  let path = '';
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${path}: ${message.text()}`);
  });
  const loaded = new Set<string>();
  for (const route of routes as readonly RouteSpec[]) {
    path = await pathOf(route, baseURL);
    if (!loaded.has(route.layout)) {
      loaded.add(route.layout);
      expect((await page.goto(path))?.status(), path).toBe(200);
      await page.evaluate(() => Object.assign(window, { marked: true }));
    } else
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
    await expect(page.locator(shownIn(route)).first(), path).toBeAttached();
    await expect(page, path).toHaveTitle(await sentTitle(baseURL + path));
    expect(await page.evaluate(() => 'marked' in window), `${path} was walked to`).toBe(true);
  }
  expect(errors).toEqual([]);
});

test('NAV-2: an address that is no route is answered 404 with the application and the words, and a way home', async ({
  page,
}) => {
  const path = '/zh/khong-co/trang-nay';
  const answer = await page.goto(`${path}?a=1`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('zh', 'errors')('page.notFound'));
  await expect(page.getByText('Page Not Found: /khong-co/trang-nay?a=1')).toBeVisible();
  await expect(page).toHaveTitle(words('zh', 'titles')('notFound'));
  await page
    .locator('#content')
    .getByRole('link', { name: words('zh', 'errors')('page.home') })
    .click();
  await expect(page).toHaveURL(/\/zh$/);
  await expect(page.locator('#content h1')).not.toHaveText(words('zh', 'errors')('page.notFound'));
});

test('NAV-1: a room that is not there is a page of the same words, with status 404', async ({ page }) => {
  const path = '/truc-tiep/the-thao/bong-da/khong-co-phong-xyz9';
  expect((await page.goto(path))?.status()).toBe(404);
  await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
});
