import { news } from '#contract/http/news.ts';
import type { ArticleSlice } from '#domain/news/article.ts';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { enterAs } from './support/members.ts';
import { startOrigin, type RunningOrigin } from './support/origin.ts';
import { newStaff } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words('vi', 'newsroom');
const shell = words('vi', 'news');
const inbox = words('vi', 'inbox');

const titlesAt = async (page: Page, { url }: RunningOrigin): Promise<readonly string[]> => {
  const { data } = (await (await page.request.get(url + news.list.path)).json()) as { data: ArticleSlice };
  return data.list.map(({ title }) => title);
};
const addBlock = async (page: Page, kind: string): Promise<void> => {
  await page.getByLabel(t('blocks.kind')).selectOption(kind);
  await page.getByRole('button', { name: t('blocks.add') }).click();
};
const MINUTE = 60_000;
/** A time as a `datetime-local` field contains it, in the browser's zone. */
const fieldTime = (page: Page, at: number): Promise<string> =>
  page.evaluate((ms) => new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString().slice(0, 16), at);
const saved = (page: Page) => expect(page.locator('header [role="status"]')).toHaveText(t('step.clean'));

/** Opens the newsroom as a new staff member, with a new article in Vietnamese. */
const beginArticle = async (page: Page, origin: RunningOrigin, title: string): Promise<void> => {
  await page.goto(`${origin.url}/tin-tuc`);
  await page.getByRole('link', { name: shell('room'), exact: true }).click();
  await page.getByRole('link', { name: t('new') }).click();
  await page.getByRole('button', { name: t('addLanguage', { language: 'Tiếng Việt' }) }).click();
  await page.getByLabel(t('field.title'), { exact: true }).fill(title);
  await page.getByLabel(t('field.summary'), { exact: true }).fill('Mưa từ chiều, và sân vẫn đầy.');
  await addBlock(page, 'paragraph');
  await page.getByLabel(`${t('kind.paragraph')} 1`).fill('Khán giả **đứng** dưới mưa.');
  await page.getByLabel(t('field.category')).selectOption('hau-truong');
};

test('an article with a match and a picture is written, scheduled, found by readers, feeds and search engines from its minute on, corrected, found by its old address, and both versions are there', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const origin = await startOrigin({});
  try {
    await enterAs(context, origin.url, await newStaff(origin));
    await beginArticle(page, origin, 'Đêm mưa ở Bến Gỗ');
    await addBlock(page, 'match');
    await page.getByLabel(t('block.search.match')).fill('Bến Gỗ');
    await page.getByLabel(t('block.match'), { exact: true }).selectOption({ index: 3 });
    await page
      .locator('input[type="file"]')
      .last()
      .setInputFiles({
        ...{ name: 'san.png', mimeType: 'image/png' },
        buffer: await sharp({ create: { width: 800, height: 450, channels: 3, background: 'seagreen' } })
          .png()
          .toBuffer(),
      });
    await page.getByLabel(t('field.coverAlt'), { exact: true }).fill('Sân Bến Gỗ trong mưa');
    await saved(page);
    await expect(page).toHaveURL(/bai=n[0-9a-f]{20}$/u);
    expect(await titlesAt(page, origin)).not.toContain('Đêm mưa ở Bến Gỗ');

    await page.getByText(t('tabs.preview'), { exact: true }).click();
    await expect(page.locator('article strong')).toHaveText('đứng');
    await page.getByText(t('tabs.write'), { exact: true }).click();
    const due = Math.ceil(Date.now() / MINUTE) * MINUTE + 5 * MINUTE;
    await page.getByLabel(t('deed.at')).fill(await fieldTime(page, due));
    await page.getByRole('button', { name: t('deed.schedule') }).click();
    await expect(page.getByText(t('state.scheduled'), { exact: true })).toBeVisible();
    await origin.stop();
    await origin.start({ CLOCK: new Date(due - 40_000).toISOString() });
    expect(await titlesAt(page, origin)).not.toContain('Đêm mưa ở Bến Gỗ');
    const textAt = async (path: string) => (await page.request.get(origin.url + path)).text();
    await expect.poll(() => titlesAt(page, origin), { timeout: 60_000 }).toContain('Đêm mưa ở Bến Gỗ');
    for (const path of ['/tin-tuc/rss.xml', '/tin-tuc/feed.json', '/sitemap-news.xml', '/tin-tuc/hau-truong'])
      await expect.poll(() => textAt(path)).toContain('Đêm mưa ở Bến Gỗ');
    await page.reload();
    const view = page.getByRole('link', { name: t('deed.view') });
    await expect(view).toBeVisible();
    const old = (await view.getAttribute('href'))!;

    await page.getByLabel(t('field.title'), { exact: true }).fill('Đêm mưa lớn ở Bến Gỗ');
    await page.getByLabel(t('field.type')).selectOption('san-bai');
    await saved(page);
    await page.getByRole('button', { name: t('deed.correct') }).click();
    await expect.poll(() => titlesAt(page, origin)).toContain('Đêm mưa lớn ở Bến Gỗ');
    await page.getByText(t('tabs.history'), { exact: true }).click();
    for (const act of ['scheduled', 'released'])
      await expect(page.getByText(t(`history.act.${act}`), { exact: true })).toHaveCount(1);
    await page
      .getByRole('button', { name: /^So bản/u })
      .nth(1)
      .click();
    await expect(page.locator('[data-kind="gone"]').first()).toContainText('Đêm mưa ở Bến Gỗ');

    await expect.poll(async () => (await page.request.get(origin.url + old, { maxRedirects: 0 })).status()).toBe(301);
    await page.goto(origin.url + old);
    await expect(page).toHaveURL(/\/tin-tuc\/hau-truong\/san-bai\//u);
    const article = page.locator('[data-news-article]');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText('Đêm mưa lớn ở Bến Gỗ');
    const picture = article.locator('img[alt="Sân Bến Gỗ trong mưa"]');
    await expect(picture).toBeVisible();
    await expect(picture).toHaveAttribute('srcset', /-480\.webp 480w, \S+\.webp 800w$/u);
    await page.goto(origin.url);
    await page.mouse.wheel(0, 40);
    await expect(page.getByRole('region', { name: shell('title') }).getByText('Đêm mưa lớn ở Bến Gỗ')).toBeAttached();
  } finally {
    await origin.discard();
  }
});

test('two people are asked before a release where the operator wishes it, and two editors at once lose nothing', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  const origin = await startOrigin({ NEWS_RELEASE: 'two' });
  const other = await browser.newContext();
  try {
    await enterAs(context, origin.url, await newStaff(origin));
    await enterAs(other, origin.url, await newStaff(origin));
    await beginArticle(page, origin, 'Một mình không đăng được');
    await saved(page);
    await expect(page).toHaveURL(/bai=n/u);
    const second = await other.newPage();
    await second.goto(page.url());
    const title = (of: Page) => of.getByLabel(t('field.title'), { exact: true });
    await expect(title(second)).toHaveValue('Một mình không đăng được');

    await title(page).fill('Của người thứ nhất');
    await saved(page);
    await title(second).fill('Của người thứ hai');
    await expect(second.getByText(t('conflict.title'))).toBeVisible();
    await second.getByRole('button', { name: t('conflict.mine') }).click();
    await saved(second);
    await second.getByText(t('tabs.history'), { exact: true }).click();
    await expect(second.getByRole('button', { name: /^So bản/u })).not.toHaveCount(0);
    await second.getByText(t('tabs.write'), { exact: true }).click();

    await second.getByRole('button', { name: t('deed.release') }).click();
    await expect(second.getByText(t('deed.mine'))).toBeVisible();
    const waiting = page.url();
    await page.reload();
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${inbox('title')}`, 'u') })
      .click();
    await page.getByText(inbox('texts.articleWaits.title')).click();
    await expect(page).toHaveURL(waiting);
    await page.getByRole('button', { name: t('deed.approve') }).click();
    await expect(page.getByRole('link', { name: t('deed.view') })).toBeVisible();
    await expect.poll(() => titlesAt(page, origin)).toContain('Của người thứ hai');
  } finally {
    await other.close();
    await origin.discard();
  }
});

test('a live blog gets its entries from the newsroom, and who is no editor is told so', async ({ page, context }) => {
  test.setTimeout(120_000);
  const origin = await startOrigin({});
  try {
    await enterAs(context, origin.url, await newStaff(origin, 'customerCare'));
    await page.goto(`${origin.url}/tin-tuc/toa-soan`);
    await expect(page.getByText(t('gate.title'))).toBeVisible();
    await context.clearCookies();
    await enterAs(context, origin.url, await newStaff(origin));
    await beginArticle(page, origin, 'Trực tiếp từ Bến Gỗ');
    await page.getByRole('switch', { name: t('field.live') }).click();
    await saved(page);
    await page.getByRole('button', { name: t('deed.release') }).click();
    const form = page.getByRole('form', { name: t('entry.label') });
    await form.getByLabel(t('entry.minute')).fill("67'");
    await form.getByLabel(t('entry.text')).fill('Bóng chạm xà ngang.');
    await form.getByRole('button', { name: t('entry.send') }).click();
    await saved(page);
    await page.getByRole('link', { name: t('deed.view') }).click();
    await expect(page.locator('[data-news-article]')).toContainText('Bóng chạm xà ngang.');
  } finally {
    await origin.discard();
  }
});
