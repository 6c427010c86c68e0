import type { Browser, BrowserContext, Page } from 'playwright/test';
import { enterAs, newMember } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const films = words('vi', 'films');
const vod = words('vi', 'vod');
const FILM = '/phim-anh/xem-phim/nguoi-ban-gio';
const secondOf = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
const player = (page: Page) => page.getByRole('region', { name: vod('player') });
/**
 * In seconds: the position is saved once a second, at the next `timeupdate`, which fires at least four times a second.
 */
const KEPT_EVERY_S = 1.25;
/** The second at which a document's film began. Playwright's checks count as gestures, so it may start by itself. */
const noteBegun = (context: BrowserContext) =>
  context.addInitScript(() => {
    const note = ({ target }: Event) => {
      document.documentElement.dataset['begun'] ??= String((target as HTMLVideoElement).currentTime);
    };
    for (const type of ['seeked', 'playing']) window.addEventListener(type, note, true);
  });
const beganAt = (page: Page, atS: number) =>
  expect
    .poll(
      async () =>
        Math.abs((await page.evaluate(() => Number(document.documentElement.dataset['begun'] ?? 'NaN'))) - atS),
      { timeout: 40_000 },
    )
    .toBeLessThanOrEqual(KEPT_EVERY_S);

/** Continues watching from the twentieth second. */
const watchOn = async (page: Page): Promise<void> => {
  await page.goto(FILM);
  await page.getByRole('link', { name: films('watch'), exact: true }).click();
  await expect.poll(() => secondOf(page), { timeout: 40_000 }).toBeGreaterThan(0.5);
  for (const key of ['l', 'l']) await player(page).press(key);
  await expect.poll(() => secondOf(page), { timeout: 40_000 }).toBeGreaterThan(22);
};
/** Pauses, so that the position stays the same however long the next steps take. */
const pause = async (page: Page): Promise<number> => {
  await player(page).press('k');
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.paused)).toBe(true);
  return secondOf(page);
};
const device = async (browser: Browser, baseURL: string) => {
  const context = await browser.newContext({ baseURL, locale: 'vi-VN', reducedMotion: 'reduce' });
  await noteBegun(context);
  return { context, page: await context.newPage() };
};

test('FI-3: a reload, and a tab that crashes while it plays, come back to the second', async ({ browser, baseURL }) => {
  const { context, page } = await device(browser, baseURL);
  await watchOn(page);
  const left = await pause(page);
  await page.reload();
  await beganAt(page, left);

  const play = async () => {
    if (await page.evaluate(() => document.querySelector('video')?.paused)) await player(page).press('k');
    return secondOf(page);
  };
  await expect.poll(play, { timeout: 60_000, intervals: [4000] }).toBeGreaterThan(left + 3);
  await page.evaluate(() => {
    // The last position that the tab showed, kept after its end.
    setInterval(() => {
      document.cookie = `shown=${document.querySelector('video')?.currentTime ?? 0};path=/`;
    }, 50);
  });
  await expect.poll(() => secondOf(page), { timeout: 40_000 }).toBeGreaterThan(left + 5);
  const crashed = page.waitForEvent('crash');
  const cdp = await context.newCDPSession(page);
  cdp.send('Page.crash').catch(() => undefined);
  await crashed;
  const shown = Number((await context.cookies()).find(({ name }) => name === 'shown')?.value);
  expect(shown).toBeGreaterThan(left + 4);

  const next = await context.newPage();
  await next.goto(`${FILM}?xem=1`);
  await beganAt(next, shown);
  await context.close();
});

test('FI-3: a second device goes on at the second where the first stopped', async ({ browser, baseURL }) => {
  const member = await newMember(baseURL);
  const first = await device(browser, baseURL);
  const second = await device(browser, baseURL);
  for (const { context } of [first, second]) await enterAs(context, baseURL, member);
  await watchOn(first.page);
  const left = await pause(first.page);
  await second.page.goto(`${FILM}?xem=1`);
  await beganAt(second.page, left);
  await first.context.close();
  await second.context.close();
});
