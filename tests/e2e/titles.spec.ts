import type { Page } from 'playwright/test';
import { schedule } from '#contract/http/schedule.ts';
import { locales, localePath, type Locale } from '#domain/locale/locale.ts';
import { modes } from '#domain/live/mode.ts';
import { roomPath } from '#domain/live/roomAddress.ts';
import { matchTitle, type Room } from '#domain/match/match.ts';
import { accountSlugs } from '#domain/routing/accountPages.ts';
import { exampleOf } from '#domain/routing/examples.ts';
import { hrefOf, routes, type RouteSpec } from '#domain/routing/routes.ts';
import { enterAs, newMember } from './support/members.ts';
import { liveMatch } from './support/rooms.ts';
import { expect, test } from './support/test.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
/** The title that the origin writes into the page of an address. */
const sentTitle = async (url: string): Promise<string> => {
  const html = await (await fetch(url, { redirect: 'manual' })).text();
  const title = /<title>([^<]*)<\/title>/u.exec(html)?.[1] ?? '';
  return title.replaceAll(/&(#?\w+);/g, (_, name: string) => entities[name] ?? '');
};
/** What a room is called in a language. */
const nameOf = async (url: string, roomId: string, locale: Locale): Promise<string> => {
  const answer = await fetch(`${url}${schedule.liveRoom.path}?id=${roomId}`, { headers: { 'x-language': locale } });
  const { data } = (await answer.json()) as { readonly data: Room };
  return matchTitle(data);
};
/** As a step through the history would lead there, without a load of the document. */
const walkTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
const modeOf = ({ path }: RouteSpec) => modes.find(({ room }) => path === `/truc-tiep/${room}/:slug`);
const accountPaths = accountSlugs.map((slug) => hrefOf('accountPage', { slug }));

for (const { code } of locales)
  test(`each page has the title that the origin writes for its address when one walks to it, ${code}`, async ({
    page,
    baseURL,
  }) => {
    // What a title needs is there before the picture.
    await page.route('**/media/**/*.m4s', (route) => route.abort());
    const missing = localePath(code, '/khong-co/trang-nay');
    await page.goto(missing);
    await expect(page.locator('#content h1')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { marked: true }));
    for (const route of routes) {
      const mode = modeOf(route);
      const match = mode && (await liveMatch(baseURL, mode.liveModeId));
      const path = localePath(code, (match && roomPath(match)) ?? exampleOf(route));
      const sent = await sentTitle(baseURL + path);
      await walkTo(page, path);
      await expect(page, path).toHaveTitle(sent);
      if (match) expect(sent).toContain(await nameOf(baseURL, match.roomId!, code));
      expect(await page.evaluate(() => 'marked' in window), `${path} was walked to`).toBe(true);
    }
    await walkTo(page, missing);
    await expect(page).toHaveTitle(await sentTitle(baseURL + missing));
  });

for (const { code } of locales)
  test(`each page of an account has a title of its own, as the origin writes it, on the walk to the next, ${code}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await enterAs(context, baseURL, await newMember(baseURL));
    const sent = await Promise.all(accountPaths.map((path) => sentTitle(baseURL + localePath(code, path))));
    expect(new Set(sent).size).toBe(accountPaths.length);
    await page.goto(localePath(code, accountPaths[0]!));
    await page.evaluate(() => Object.assign(window, { marked: true }));
    const links = page.locator('#content nav a');
    await expect(links).toHaveCount(accountPaths.length);
    // The first page last: its title must come back.
    for (const [i, path] of [...accountPaths.entries()].reverse()) {
      await links.nth(i).click();
      await expect(page).toHaveTitle(sent[i]!);
      expect(new URL(page.url()).pathname).toBe(localePath(code, path));
    }
    expect(await page.evaluate(() => 'marked' in window), 'every page was walked to').toBe(true);
  });

test('the title of the first page stays as the origin wrote it, and its name is said after a walk', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, { titles });
    new MutationObserver(() => {
      if (document.title !== '' && titles.at(-1) !== document.title) titles.push(document.title);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const titles = () => page.evaluate(() => (window as unknown as { readonly titles: readonly string[] }).titles);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/menu');
  // What comes behind the page is there once its keys are heard.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('navigation').first().locator('a[href="/en/chatroom"]').click();
  await expect(page).toHaveTitle('The open chat room – Khán Đài');
  await expect(page.getByText('Opened The open chat room – Khán Đài')).toBeAttached();
  expect(await titles()).toEqual(['Menu – Khán Đài', 'The open chat room – Khán Đài']);
});
