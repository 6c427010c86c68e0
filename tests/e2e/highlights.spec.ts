import { highlights } from '#contract/http/highlights.ts';
import type { Highlight, HighlightSlice } from '#domain/highlights/highlight.ts';
import { highlightPath } from '#domain/highlights/highlightPaths.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import type { Page } from 'playwright/test';
import { enterAs } from './support/members.ts';
import { startOrigin } from './support/origin.ts';
import { expectMoving } from './support/room.ts';
import { liveMatch } from './support/rooms.ts';
import { newStaff } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { atWidths } from './support/widths.ts';
import { words } from './support/words.ts';

const t = words('vi', 'highlights');
const cut = words('vi', 'cutting');
const vod = words('vi', 'vod');
const FOOTBALL = '1';

const listOf = async (page: Page, url = ''): Promise<HighlightSlice['list']> => {
  const { data } = (await (await page.request.get(url + highlights.list.path)).json()) as { data: HighlightSlice };
  return data.list;
};
const detailOf = async (page: Page, slug: string): Promise<Highlight> => {
  const { data } = (await (await page.request.get(`${highlights.detail.path}?slug=${slug}`)).json()) as {
    data: Highlight;
  };
  return data;
};
const secondOf = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
const chapters = (page: Page) => page.locator('[data-part="chapters"] ol');

atWidths(() => {
  test('NE-1, NE-6, SORT-1: from the list a highlight plays, a chapter is jumped to, and the next one follows', async ({
    page,
  }) => {
    test.slow();
    const all = (await listOf(page)).filter(({ category }) => category === 'bong-da');
    const details = await Promise.all(all.map(({ slug }) => detailOf(page, slug)));
    const one = details.find((each) => each.chapters.some(({ sec }) => sec > 3) && each.next.length > 0)!;
    await page.goto('/highlight');
    await page
      .getByRole('navigation', { name: t('parts') })
      .getByRole('link', { name: one.categoryName, exact: true })
      .click();
    await expect(page).toHaveURL('/highlight/bong-da');
    await page
      .getByRole('navigation', { name: t('order') })
      .getByRole('link', { name: t('mostWatched') })
      .click();
    await expect(page).toHaveURL('/highlight/bong-da?hot=xem-nhieu-nhat');
    await page.locator(`#content [data-highlight="${one.highlightId}"] a`).click();
    await expect(page).toHaveURL(highlightPath(one));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.title);
    await expectMoving(page);
    // COLOUR-3, like on the film pages.
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const last = one.chapters.at(-1)!;
    await chapters(page).getByRole('link', { name: last.label }).click();
    await expect.poll(() => secondOf(page), { timeout: 30_000 }).toBeGreaterThanOrEqual(last.sec);
    await expect(page.locator('[data-part="goalMark"]').first()).toBeAttached();
    await page.getByRole('button', { name: vod('rate', { rate: 1 }) }).click();
    await expect.poll(() => page.evaluate(() => document.querySelector('video')?.playbackRate)).toBe(1.25);
    await page.getByRole('region', { name: vod('player') }).press('n');
    await expect(page).toHaveURL(highlightPath(one.next[0]!));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.next[0]!.title);
  });
});

test('NE-6: staff cut a highlight out of what a live room shows, it stands at /highlight, plays, and is withdrawn', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const origin = await startOrigin({});
  try {
    await enterAs(context, origin.url, await newStaff(origin));
    const match = await liveMatch(origin.url, FOOTBALL);
    await page.goto(origin.url + roomPath(match)!);
    await expectMoving(page);
    // With a key: the controls over a playing video are hidden until something moves.
    await page.getByRole('button', { name: cut('open') }).press('Enter');
    const form = page.getByRole('dialog', { name: cut('title') });
    await form.getByRole('button', { name: cut('setTo') }).click();
    // The current segment is not stored yet, so the span ends twenty seconds ago.
    const before = await secondOf(page);
    await page.getByRole('slider', { name: words('vi', 'player')('seek') }).press('PageDown');
    await expect.poll(() => secondOf(page)).toBeLessThan(before - 20);
    // The form takes the time that the page shows, which is updated once a second.
    const timeAt = async (label: string): Promise<number> =>
      Date.parse(
        `2000-01-01T${await form.getByRole('group', { name: label, exact: true }).getByRole('status').innerText()}`,
      );
    await expect(async () => {
      await form.getByRole('button', { name: cut('setFrom') }).click();
      expect((await timeAt(cut('to'))) - (await timeAt(cut('from')))).toBeGreaterThan(30_000);
    }).toPass();
    for (let i = 0; i < 20; i += 1) await form.getByRole('button', { name: cut('toEarlier') }).click();
    await form.getByLabel(`${cut('titles')}: ${cut('vi')}`).fill('Đường bóng từ sân nhà');
    await form.getByLabel(cut('category')).selectOption('bong-da');
    await form.getByRole('button', { name: cut('send'), exact: true }).click();
    await form.getByRole('link', { name: cut('see') }).click({ timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đường bóng từ sân nhà');
    await expectMoving(page);
    const own = (await listOf(page, origin.url)).find(({ title }) => title === 'Đường bóng từ sân nhà')!;
    expect(own.durationSec).toBeGreaterThan(3);
    await page.goto(`${origin.url}/highlight`);
    await page.locator(`#content [data-highlight="${own.highlightId}"] a`).click();
    await page.getByRole('button', { name: cut('withdraw.open') }).click();
    await page.getByRole('button', { name: cut('withdraw.open') }).click();
    await expect(page).toHaveURL(`${origin.url}/highlight/bong-da`);
    await expect(page.locator(`[data-highlight="${own.highlightId}"]`)).toHaveCount(0);
    expect((await page.request.get(origin.url + highlightPath(own))).status()).toBe(404);
  } finally {
    await origin.stop();
  }
});

test('NE-12: a link names a second of a highlight, and a chapter leads to its moment in the match', async ({
  page,
}) => {
  const details = await Promise.all((await listOf(page)).map(({ slug }) => detailOf(page, slug)));
  const one = details.find(({ chapters: all }) => all.some(({ momentId }) => momentId !== undefined))!;
  await page.goto(highlightPath(one, 4));
  await expect.poll(() => secondOf(page), { timeout: 40_000 }).toBeGreaterThanOrEqual(4);
  const way = chapters(page)
    .getByRole('link', { name: one.roomTs === undefined ? t('momentInMatch') : t('moment') })
    .first();
  await expect(way).toHaveAttribute('href', /[?&]moc=/u);
  await way.click();
  await expect(page).toHaveURL(/moc=/u);
});

test('NE-7, B2: who hides results finds none in covers, titles, marks and length, and shows one alone', async ({
  page,
  context,
  baseURL,
}) => {
  const one = (await listOf(page)).find(({ safeTitle, title }) => safeTitle !== undefined && safeTitle !== title)!;
  await context.addCookies([{ name: 'spoiler', value: 'all', url: baseURL! }]);
  await page.goto('/highlight');
  const tile = page.locator(`#content [data-highlight="${one.highlightId}"]`);
  await expect(tile).toContainText(t('shielded'));
  await expect(tile.getByRole('link')).toHaveText(one.safeTitle!);
  expect(await tile.innerText()).not.toMatch(/\d:\d\d/u);
  await tile.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.safeTitle!);
  await expect(page.locator('video')).toHaveCount(0);
  await expect(chapters(page).locator('li')).toHaveCount(0);
  await page.getByRole('button', { name: t('show') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.title);
  await expect(chapters(page).locator('li').first()).toBeVisible();
});

test('NE-1: without script list and highlight are read whole, and what is not there is 404', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const details = await Promise.all((await listOf(page)).map(({ slug }) => detailOf(page, slug)));
  const one = details.find(({ chapters: all, next }) => all.length > 0 && next.length > 0)!;
  await page.goto('/highlight');
  await expect(page.locator('#content [data-highlight]').nth(3)).toBeVisible();
  await page.goto(highlightPath(one));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.title);
  await expect(page.locator('[data-part="still"] img')).toBeVisible();
  await expect(chapters(page).getByRole('link')).toHaveCount(one.chapters.length);
  await expect(page.locator('aside [data-highlight]').first()).toBeVisible();
  expect(await page.content()).toContain('"@type":"VideoObject"');
  for (const path of ['/khong-co', '/bong-da/khong-co', '/bong-da/ban-thang/khong-co'])
    expect((await page.request.get(`/highlight${path}`)).status()).toBe(404);
  await context.close();
});

test('two highlights stand on home, behind everything else, and lead to all of them', async ({ page }) => {
  await page.goto('/');
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 40);
  const front = page.getByRole('region', { name: t('title') });
  await expect(front.locator('[data-highlight]')).toHaveCount(2);
  await front.getByRole('link', { name: t('all') }).click();
  await expect(page).toHaveURL('/highlight');
});
