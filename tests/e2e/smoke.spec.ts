import { locales, localePath, type Locale } from '#domain/locale/locale.ts';
import { modes } from '#domain/live/mode.ts';
import { roomPath } from '#domain/live/roomAddress.ts';
import { exampleOf } from '#domain/routing/examples.ts';
import { routes, type RouteSpec } from '#domain/routing/routes.ts';
import { liveMatch } from './support/rooms.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const table: readonly RouteSpec[] = routes;

/** A path that the route answers on this origin: of a room that is on now where the route is of rooms. */
const pathOf = async (route: RouteSpec, url: string): Promise<string> => {
  const mode = modes.find(({ room }) => route.path === `/truc-tiep/${room}/:slug`);
  return mode ? roomPath(await liveMatch(url, mode.liveModeId))! : exampleOf(route);
};

for (const { code, iso } of locales)
  test(`every ROUTE opens by its address, without an error: ${code}`, async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    const errors: string[] = [];
    let path = '';
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${path}: ${message.text()}`);
    });
    for (const route of table) {
      path = localePath(code, await pathOf(route, baseURL));
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      const shown = page.locator(route.layout === 'liveroom' ? '#content [role="tablist"]' : '#content h1');
      await expect(shown.first(), path).toBeAttached();
      await expect(page.locator('html'), path).toHaveAttribute('lang', iso);
      await expect(page, path).toHaveTitle(/\S – \S/u);
    }
    expect(errors).toEqual([]);
  });

test('every route is sent with a title of its own in every language', async ({ baseURL }) => {
  const titles = new Set<string>();
  for (const route of table.filter(({ canonical }) => canonical === undefined)) {
    const path = await pathOf(route, baseURL);
    for (const { code } of locales) {
      const sent = await (await fetch(baseURL + localePath(code, path), { redirect: 'manual' })).text();
      const title = /<title>([^<]+)<\/title>/u.exec(sent)?.[1] ?? '';
      expect(titles.has(`${code} ${title}`), `${code} ${path}: ${title}`).toBe(false);
      titles.add(`${code} ${title}`);
    }
  }
});

for (const locale of ['vi', 'en', 'zh'] satisfies Locale[])
  test(`NAV-2: an address that is no route is answered 404 with the application and the words, ${locale}`, async ({
    page,
  }) => {
    const path = localePath(locale, '/khong-co/trang-nay');
    const answer = await page.goto(`${path}?a=1`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.getByText('Page Not Found: /khong-co/trang-nay?a=1')).toBeVisible();
    await expect(page).toHaveTitle('Page Not Found – Khán Đài');
    await page
      .locator('#content')
      .getByRole('link', { name: words(locale, 'shell')('error.home') })
      .click();
    await expect(page).toHaveURL(new RegExp(`${localePath(locale, '/')}$`));
    await expect(page.locator('#content h1')).not.toHaveText('Page Not Found');
  });

test('NAV-1: a room that is not there is a page of the same words, with status 404', async ({ page }) => {
  const path = '/truc-tiep/the-thao/bong-da/khong-co-phong-xyz9';
  expect((await page.goto(path))?.status()).toBe(404);
  await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
});
