import { comments } from '#contract/http/comments.ts';
import { news } from '#contract/http/news.ts';
import { people } from '#contract/http/people.ts';
import { social } from '#contract/http/social.ts';
import type { Comment } from '#domain/comments/comment.ts';
import type { ArticleSlice } from '#domain/news/article.ts';
import { articlePath } from '#domain/news/newsPaths.ts';
import type { Locator, Page } from 'playwright/test';
import { ask } from './support/ask.ts';
import { alive } from './support/alive.ts';
import { enterAs, newMember } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { atWidths, isPhone } from './support/widths.ts';
import { words } from './support/words.ts';

const t = words('vi', 'comments');
const GAME = '/game/choi-game/ran-san-co/ran-san-co';
const target = { type: 'game', id: 'ran-san-co' } as const;

/** The demo's articles. */
const articles = async (page: Page) => {
  const { data } = (await (await page.request.get(news.list.path)).json()) as { readonly data: ArticleSlice };
  return data.list;
};
/** Opens a thread on a phone; a link pressed before hydration opens it by its address. */
const unfold = async (thread: Locator): Promise<void> => {
  const open = thread.getByRole('link', { name: t('open') });
  if (await open.isVisible()) await open.click();
};
let made = 0;
const fresh = (text: string): string => `${text} ${process.pid}-${Date.now().toString(36)}-${(made += 1)}`;

atWidths(() => {
  test('NE-8: a member comments and edits it; another answers; the bell leads to the answer; a guest reads', async ({
    page,
    context,
    baseURL,
    browser,
  }) => {
    const [lan, minh] = [await newMember(baseURL, fresh('Lan')), await newMember(baseURL, fresh('Minh'))];
    await enterAs(context, baseURL, lan);
    await page.goto(GAME);
    const thread = page.locator('[data-part="comments"]');
    await unfold(thread);
    const field = thread.getByRole('textbox').first();
    const said = fresh('Ván này khó');
    await field.fill(said);
    // Input typed before the thread's code is loaded is used once it is.
    await expect(thread.getByText(/\/1000$/u).first()).toBeVisible();
    await page.reload();
    await unfold(thread);
    await expect(field).toHaveValue(said);
    await thread.getByRole('button', { name: t('send') }).click();
    const own = thread.getByRole('article').filter({ hasText: said });
    await expect(own).toBeVisible();
    await expect(field).toHaveValue('');
    await own.getByRole('button', { name: t('tools', { name: lan.user.nickname }) }).click();
    await page.getByRole('menuitem', { name: t('edit') }).click();
    await thread.getByRole('textbox', { name: t('edit') }).fill(`${said} thật`);
    await thread.getByRole('button', { name: t('save') }).click();
    await expect(thread.getByRole('article').filter({ hasText: `${said} thật` })).toContainText(t('edited'));

    const { list } = await (async () => {
      const answer = await fetch(`${baseURL}${comments.list.path}?target=game:${target.id}`, {
        headers: { Authorization: `Bearer ${minh.token}` },
      });
      return ((await answer.json()) as { readonly data: { readonly list: readonly Comment[] } }).data;
    })();
    const { commentId } = list.find(({ text }) => text.startsWith(said))!;
    const answered = fresh('Xếp góc trước đã');
    await ask(baseURL, minh, comments.create, { target, parentId: commentId, text: answered, clientId: 'c1' });

    const bell = page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${words('vi', 'inbox')('title')}`) });
    await expect(async () => {
      await page.goto(GAME);
      await bell.click();
      await expect(page.getByText(`${minh.user.nickname} đã trả lời bình luận của bạn`).first()).toBeVisible({
        timeout: 3000,
      });
    }).toPass();
    await page.getByText(`${minh.user.nickname} đã trả lời bình luận của bạn`).first().click();
    await expect(page).toHaveURL(/binh-luan=c[0-9a-f]+/);
    await expect(thread.getByText(t('linked'))).toBeInViewport();
    await expect(thread.getByText(answered).first()).toBeVisible();

    // A comment with a muted word is counted, and shown on request.
    await ask(baseURL, minh, social.mute, { word: said, on: true });
    const other = await browser.newContext({ baseURL, viewport: page.viewportSize()! });
    await enterAs(other, baseURL, minh);
    const theirs = await other.newPage();
    await theirs.goto(GAME);
    const muted = theirs.locator('[data-part="comments"]');
    await unfold(muted);
    await expect(muted.locator('[data-part="muted"]')).toBeVisible();
    await expect(muted.getByRole('article').filter({ hasText: said })).toHaveCount(0);
    await muted.getByRole('button', { name: words('vi', 'social')('showMuted') }).click();
    await expect(muted.getByRole('article').filter({ hasText: said })).toBeVisible();
    await other.close();

    // A member who blocked another sees nothing of them, and the count is adjusted.
    await ask(baseURL, lan, people.block, { userId: minh.user.userId });
    await page.goto(GAME);
    await unfold(thread);
    const again = thread.getByRole('article').filter({ hasText: said });
    await expect(again).toBeVisible();
    const row = thread.getByRole('listitem').filter({ hasText: said });
    await expect(row.getByRole('button', { name: t('replies.other', { count: 1 }) })).toHaveCount(0);

    const guest = await browser.newContext({ baseURL, viewport: page.viewportSize()! });
    const seen = await guest.newPage();
    await seen.goto(`${GAME}?binh-luan=${commentId}`);
    await expect(seen.locator('[data-part="comments"]').getByText(said).first()).toBeVisible();
    await guest.close();
  });

  test('NE-8: an article arrives with its first comments, also without script; nothing moves as it becomes alive; Back finds the place', async ({
    page,
    context,
    baseURL,
    browser,
  }) => {
    const [article] = await articles(page);
    const [lan, path] = [await newMember(baseURL, fresh('Lan')), articlePath(article!)];
    const on = { type: 'article', id: article!.articleId } as const;
    const said = fresh('Bài hay');
    for (let i = 1; i <= 12; i += 1)
      await ask(baseURL, lan, comments.create, { target: on, text: `${said}, ý ${i}`, clientId: `a${i}` });

    const bare = await browser.newContext({ baseURL, viewport: page.viewportSize()!, javaScriptEnabled: false });
    const read = await bare.newPage();
    // A painted page is cached for two seconds.
    await expect(async () => {
      await read.goto(path);
      await expect(read.locator('[data-part="comments"]').getByText(`${said}, ý 12`)).toHaveCount(1, { timeout: 500 });
    }).toPass();
    if (isPhone(page)) await read.getByRole('link', { name: t('open') }).click();
    await expect(read.getByText(`${said}, ý 12`)).toBeVisible();
    await bare.close();

    await enterAs(context, baseURL, lan);
    await page.addInitScript(() => {
      const told = window as unknown as { shifted: number };
      told.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as readonly { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) told.shifted += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    const thread = page.locator('[data-part="comments"]');
    await unfold(thread);
    const own = thread.getByRole('article').filter({ hasText: `${said}, ý 3` });
    // Members can change their own comments after hydration.
    await alive(page);
    await own.getByRole('button', { name: t('tools', { name: lan.user.nickname }) }).click();
    await expect(page.getByRole('menuitem', { name: t('edit') })).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.05);

    await own.scrollIntoViewIfNeeded();
    const topOf = async () => (await own.boundingBox())!.y;
    const before = await topOf();
    await own.getByRole('link', { name: lan.user.nickname }).click();
    await expect(page).toHaveURL(/thanh-vien/);
    await page.goBack();
    await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThanOrEqual(2);
  });

  test('A6, CO-11: a room has its thread of short takes, and a chapter its comments at its end', async ({
    page,
    context,
    baseURL,
  }) => {
    await enterAs(context, baseURL, await newMember(baseURL, fresh('Lan')));
    await page.goto('/lich-truc-tiep/tat-ca');
    await page.locator('#content a[href^="/truc-tiep/"]').first().click();
    await page.getByRole('tab', { name: words('vi', 'room')('opinion') }).click();
    const room = page.locator('[data-part="comments"]');
    const said = fresh('Ép sân quá');
    await room.getByRole('textbox').first().fill(said);
    await room.getByRole('button', { name: t('send') }).click();
    await expect(room.getByRole('article').filter({ hasText: said })).toBeVisible();

    await page.goto('/truyen-tranh/cau-thu-so-khong/1');
    await page.getByRole('button', { name: words('vi', 'reader')('talk') }).click();
    const sheet = page.getByRole('dialog', { name: words('vi', 'reader')('talk') });
    if (isPhone(page)) await expect(sheet.getByRole('link', { name: t('open') })).toHaveCount(0);
    await sheet.getByRole('textbox').first().fill(said);
    await sheet.getByRole('button', { name: t('send') }).click();
    await expect(sheet.getByRole('article').filter({ hasText: said })).toBeVisible();
  });
});
