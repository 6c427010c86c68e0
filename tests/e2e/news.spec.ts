import { news } from '#contract/http/news.ts';
import { articlePath } from '#domain/news/newsPaths.ts';
import type { ArticleCard, ArticleSlice } from '#domain/news/article.ts';

import type { Page } from 'playwright/test';
import { expect, test } from './support/test.ts';
import { atWidths } from './support/widths.ts';
import { words } from './support/words.ts';

const t = words('vi', 'news');

/** The demo's articles as a guest sees them. */
const articlesOf = async (page: Page, query = ''): Promise<readonly ArticleCard[]> => {
  const { data } = (await (await page.request.get(`${news.list.path}${query}`)).json()) as { data: ArticleSlice };
  return data.list;
};
/** A report whose title reveals a result; the title of a live blog does not. */
const aReport = async (page: Page): Promise<ArticleCard> =>
  (await articlesOf(page, '?category=dong-bang&type=tuong-thuat')).find(
    ({ safeTitle, title }) => safeTitle !== undefined && safeTitle !== title,
  )!;

atWidths(() => {
  test('NE-1, NE-2, SORT-1: from the first page through a category to an article, and back along its address', async ({
    page,
  }) => {
    await page.goto('/tin-tuc');
    const parts = page.getByRole('navigation', { name: t('parts') });
    await parts.getByRole('link', { name: 'Hậu trường' }).click();
    await expect(page).toHaveURL('/tin-tuc/hau-truong');
    await page
      .getByRole('navigation', { name: t('order') })
      .getByRole('link', { name: t('mostRead') })
      .click();
    await expect(page).toHaveURL('/tin-tuc/hau-truong?hot=xem-nhieu-nhat');
    const [article] = await articlesOf(page, '?category=hau-truong&hot=xem-nhieu-nhat');
    await page.locator(`#content [data-article="${article!.articleId}"] a`).first().click();
    await expect(page).toHaveURL(articlePath(article!));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article!.title);
    await expect(page).toHaveTitle(new RegExp(article!.title));
    const crumbs = page.getByRole('navigation', { name: t('crumbs') });
    await crumbs.getByRole('link', { name: article!.typeName }).click();
    await expect(page).toHaveURL(`/tin-tuc/${article!.category}/${article!.type}`);
  });

  test('NE-4: after an article the list stands where it was, to two pixels', async ({ page }) => {
    await page.goto('/tin-tuc?sort=mostArticle,desc');
    const rows = page.locator('#content li[data-article]');
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(20);
    await rows.nth(14).scrollIntoViewIfNeeded();
    const place = await rows.nth(14).boundingBox();
    await rows.nth(14).getByRole('link').click();
    await expect(page.locator('[data-news-article]')).toBeVisible();
    await page.goBack();
    await expect.poll(async () => Math.abs(((await rows.nth(14).boundingBox())?.y ?? 1e6) - place!.y)).toBeLessThan(2);
  });

  test('NE-5: the size of the text is kept for the next article', async ({ page }) => {
    const [one, other] = await articlesOf(page);
    await page.goto(articlePath(one!));
    const body = page.locator('[data-news-article] [data-text]');
    await page.getByRole('button', { name: t('textSize', { size: t('sizes.normal') }) }).click();
    await expect(body).toHaveAttribute('data-text', 'large');
    await page.goto(articlePath(other!));
    await expect(body).toHaveAttribute('data-text', 'large');
  });

  test('B2, NE-7: who hides results reads none of them in lists, titles and articles, and shows one alone', async ({
    page,
    context,
    baseURL,
  }) => {
    const report = await aReport(page);
    await context.addCookies([{ name: 'spoiler', value: 'all', url: baseURL! }]);
    await page.goto('/tin-tuc/dong-bang/tuong-thuat');
    await expect(page.locator('#content li[data-article]').first()).toBeVisible();
    expect(await page.locator('#content').innerText()).not.toMatch(/thắng .*\d–\d|hòa .*\d–\d/u);
    await page.goto(articlePath(report));
    const about = page.locator('[data-news-article]');
    await expect(about.getByRole('heading', { level: 1 })).toHaveText(report.safeTitle!);
    await expect(about.getByRole('heading', { level: 1 })).not.toHaveText(report.title);
    await page.getByRole('button', { name: t('show') }).click();
    await expect(about.getByRole('heading', { level: 1 })).toHaveText(report.title);
  });
});

test('the lead of the news and a promotion stand on home, behind everything else, and lead to all of them', async ({
  page,
}) => {
  await page.goto('/');
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 40);
  const front = page.getByRole('region', { name: t('title') });
  const [lead] = await articlesOf(page, '?hot=noi-bat');
  await expect(front.locator(`[data-article="${lead!.articleId}"]`)).toBeAttached();
  await expect(front.locator('li')).toHaveCount(4);
  await expect(page.locator('#content [data-promotion]')).toHaveCount(1);
  await front.getByRole('link', { name: t('all') }).click();
  await expect(page).toHaveURL('/tin-tuc');
});

test('NE-10: a guest follows a team, is told why an article is proposed, and puts one away', async ({ page }) => {
  const report = await aReport(page);
  await page.goto(articlePath(report));
  await page
    .locator('[data-news-article]')
    .getByRole('button', { name: /Theo dõi/u })
    .first()
    .click();
  await page.goto('/tin-tuc?hot=de-xuat');
  const because = page.getByText(/^Vì bạn theo dõi/u);
  await expect(because.first()).toBeVisible();
  const first = page.locator('#content li[data-article]').first();
  const id = await first.getAttribute('data-article');
  await first.getByRole('button').click();
  await expect(page.locator(`#content li[data-article="${id}"]`)).toHaveCount(0);
  await page.reload();
  await expect(because.first()).toBeVisible();
  await expect(page.locator(`#content li[data-article="${id}"]`)).toHaveCount(0);
});

test('NE-2: without script an article is read whole, and so is the first page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const report = await aReport(page);
  await page.goto('/tin-tuc');
  await expect(page.locator('#content li[data-article]').nth(5)).toBeVisible();
  await page.goto(articlePath(report));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-text] p').first()).not.toBeEmpty();
  await context.close();
});

test('NE-1: machines find feeds, languages and the sitemap of news; unknown places are 404', async ({ page }) => {
  const report = await aReport(page);
  const html = await (await page.request.get(articlePath(report))).text();
  expect(html).toContain('"@type":"NewsArticle"');
  expect(html).toContain('property="og:type" content="article"');
  expect([...html.matchAll(/rel="alternate" hreflang="([^"]*)"/gu)].map(([, code]) => code)).toEqual([
    ...['vi', 'en', 'zh-Hant', 'x-default'],
  ]);
  const list = await (await page.request.get('/tin-tuc/dong-bang')).text();
  const [, feed] = /type="application\/rss\+xml"[^>]*href="([^"]*)"/u.exec(list)!;
  expect((await page.request.get(feed!)).headers()['content-type']).toContain('rss+xml');
  expect(await (await page.request.get('/sitemap-news.xml')).text()).toContain(articlePath(report));
  expect((await page.request.get('/tin-tuc/khong-co')).status()).toBe(404);
  expect((await page.request.get('/tin-tuc/dong-bang/khong-co')).status()).toBe(404);
  expect((await page.request.get('/tin-tuc/dong-bang/tuong-thuat/khong-co')).status()).toBe(404);
});

test('NE-2: a slug of another language or place leads to the article’s own address', async ({ page }) => {
  const report = await aReport(page);
  await page.goto(`/en${articlePath({ ...report, category: 'cup' })}`);
  const { data } = (await (
    await page.request.get(`${news.detail.path}?slug=${report.slug}`, { headers: { 'Accept-Language': 'en' } })
  ).json()) as { data: ArticleCard };
  await expect(page).toHaveURL(`/en${articlePath(data)}`);
});
