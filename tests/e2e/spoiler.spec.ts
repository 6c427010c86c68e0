import type { BrowserContext, Page } from 'playwright/test';
import { schedule } from '#contract/http/schedule.ts';
import type { Match } from '#domain/match/match.ts';
import { modes } from '#domain/schedule/mode.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import type { RouteSpec } from '#domain/routing/routeSpec.ts';
import { exampleOf, routes } from '#domain/routing/routes.ts';
import { SPOILER } from '#domain/spoiler/limits.ts';
import { demoExample } from '../support/demoExamples.ts';
import { alive } from './support/alive.ts';
import { liveMatch } from './support/rooms.ts';
import { givenAway, knownScores, saidBy } from './support/scores.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const zone = 'Asia/Bangkok';
const t = words('vi', 'spoiler');
const tile = '[data-unlit][role="button"]';

const hide = (context: BrowserContext, url: string, cookies: Readonly<Record<string, string>>) =>
  context.addCookies(Object.entries({ Timezone: zone, ...cookies }).map(([name, value]) => ({ name, value, url })));

const matchesOf = async (url: string, day?: string): Promise<readonly Match[]> => {
  const query = new URLSearchParams({ timezone: zone, ...(day && { date: day }) });
  const answer = await fetch(`${url}${schedule.liveSchedule.path}?${query}`);
  return ((await answer.json()) as { readonly data: readonly Match[] }).data;
};
const dayBefore = () => new Intl.DateTimeFormat('sv', { timeZone: zone }).format(Date.now() - 86_400_000);

const endedIn = (matches: readonly Match[]): Match => {
  const ended = matches.find(({ status, score, roomId, home }) => status === 'FT' && score && roomId && home !== '');
  if (!ended) throw new Error('no match with a room has ended');
  return ended;
};

/** Every route, rooms and football pages of live and ended matches, the previous day, and commentators. */
const pathsOf = async (url: string, past: readonly Match[]): Promise<readonly string[]> => {
  const paths: string[] = [];
  for (const route of routes as readonly RouteSpec[]) {
    const mode = modes.find(({ room }) => route.path === `/truc-tiep/${room}/:slug`);
    if (mode) paths.push(roomPath(await liveMatch(url, mode.liveModeId))!);
    else paths.push((await demoExample(url, route))?.path ?? exampleOf(route));
  }
  const ended = endedIn(past);
  const [speaker] = ended.users;
  const pages = [ended, await liveMatch(url, '1')].map(({ fixtureId }) => `/tran-dau/a-vs-b/${fixtureId}`);
  return [
    ...paths,
    ...pages,
    roomPath(ended)!,
    `/lich-truc-tiep?date=${dayBefore()}`,
    `/thanh-vien/${speaker!.userId}`,
  ];
};

/** The elements that have to be there before a page is read. */
declare global {
  interface Window {
    /** Elements that moved since the observation began. */
    shifts: string[];
  }
}
type LayoutShift = PerformanceEntry & { readonly sources: readonly { readonly node: Node | null }[] };

const shown = async (page: Page) => {
  await expect(page.locator('#content').locator('h1, h2, [role="tablist"]').first()).toBeAttached();
  await alive(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

/** The walk over all pages is so long that several tests share it. */
const SHARES = 5;
for (let share = 0; share < SHARES; share++)
  test(`B2, X20: with all results hidden, no page of the portal gives away the score of a match, in text, ARIA or title, painted or alive (${share + 1} of ${SHARES})`, async ({
    page,
    context,
    baseURL,
  }) => {
    const past = await matchesOf(baseURL, dayBefore());
    const scores = knownScores([...(await matchesOf(baseURL)), ...past]);
    expect(scores.length).toBeGreaterThan(10);

    // Without hiding, the results are found.
    await page.goto(`/lich-truc-tiep?date=${dayBefore()}`);
    await shown(page);
    expect(givenAway(await saidBy(page, scores), scores).length).toBeGreaterThan(3);

    await hide(context, baseURL, { spoiler: 'all' });
    const leaks: string[] = [];
    for (const path of (await pathsOf(baseURL, past)).filter((_, k) => k % SHARES === share)) {
      const painted = await (await page.request.get(path)).text();
      for (const { score } of scores)
        if (painted.includes(`"score":"${score.join('-')}"`)) leaks.push(`${path}: painted with ${score.join('-')}`);
      await page.goto(path);
      await shown(page);
      leaks.push(...givenAway(await saidBy(page, scores), scores).map((leak) => `${path}: ${leak}`));
    }
    expect(leaks).toEqual([]);
  });

test('B2: holding a tile lights one match without moving anything; a key does too; what is lit stays lit on this device', async ({
  page,
  context,
  baseURL,
}) => {
  await hide(context, baseURL, { spoiler: 'all' });
  await page.goto(`/lich-truc-tiep?date=${dayBefore()}`);
  await shown(page);
  const tiles = page.locator(tile);
  await expect(tiles.nth(2)).toBeVisible();
  const before = await tiles.count();
  // A match over midnight may also be among the live ones.
  const timesOf = (id: string | null) => page.locator(`${tile}[data-unlit="${id}"]`).count();
  const first = await tiles.nth(0).getAttribute('data-unlit');
  const firsts = await timesOf(first);
  await page.evaluate(async () => {
    await document.fonts.ready;
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        window.shifts.push(...entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200) ?? 'gone'));
    }).observe({ type: 'layout-shift', buffered: false });
  });

  await tiles.nth(0).scrollIntoViewIfNeeded();
  await tiles.nth(0).hover();
  await page.mouse.down();
  await expect(page.locator(`[data-unlit="${first}"]`)).toHaveCount(0);
  await page.mouse.up();
  await expect(page).toHaveURL(/lich-truc-tiep/);
  expect(await tiles.count()).toBe(before - firsts);

  const second = await tiles.nth(0).getAttribute('data-unlit');
  const seconds = await timesOf(second);
  await tiles.nth(0).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-unlit="${second}"]`)).toHaveCount(0);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);

  await page.reload();
  await shown(page);
  await expect(tiles).toHaveCount(before - firsts - seconds);
  expect(await page.evaluate(() => localStorage.getItem('spoiler.lit'))).toBe(`${first} ${second}`);
});

const hideAll = async (page: Page) => {
  await page.goto('/menu');
  await alive(page);
  const all = page.getByRole('radio', { name: t('all') });
  await all.click();
  await expect(all).toBeChecked();
};

test('B2: a short press on a tile inside a card opens the card; the choice is made on the menu page and undone over the list', async ({
  page,
  baseURL,
}) => {
  await hideAll(page);
  const [cookie] = (await page.context().cookies(baseURL)).filter(({ name }) => name === 'spoiler');
  expect(cookie).toMatchObject({ value: 'all', sameSite: 'Lax' });
  expect(cookie!.expires - Date.now() / 1000).toBeGreaterThan((SPOILER.cookieDays - 1) * 86_400);

  await page.goto('/lich-truc-tiep');
  await shown(page);
  await page.getByRole('button', { name: t('showAll') }).click();
  await expect(page.locator(tile)).toHaveCount(0);

  await hideAll(page);
  await page.goto('/');
  await shown(page);
  await page.locator(`#content a ${tile}`).first().click();
  await expect(page).toHaveURL(/\/truc-tiep\//);
});

/** A tab or link to odds or tips, or a price; the menu's data contains its pages for everybody. */
const doorToOdds = /"tabs":\[[^\]]*"(?:odds|tips)"|href="[^"]*\/(?:ty-le-keo|tip-keo)|"bookmaker"|"prices"/;

test('TI-9: who hides odds finds no door to them, also in what the origin sends', async ({
  page,
  context,
  baseURL,
}) => {
  const path = roomPath(await liveMatch(baseURL, '1'))!;
  const open = await (await page.request.get(path)).text();
  expect(open).toMatch(doorToOdds);
  await hide(context, baseURL, { hideOdds: '1' });
  expect(await (await page.request.get(path)).text()).not.toMatch(doorToOdds);
  await page.goto(`${path}?tab=odds`);
  const room = words('vi', 'room');
  await expect(page.getByRole('tab', { name: room('overview') })).toBeVisible();
  await expect(page.getByRole('tab', { name: room('odds') })).toHaveCount(0);
  await alive(page);
  await expect(page.locator('a[href*="/ty-le-keo"], a[href*="/tip-keo"]')).toHaveCount(0);
});
