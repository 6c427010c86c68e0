import { comments } from '#contract/http/comments.ts';
import { people } from '#contract/http/people.ts';
import type { AnyCall } from '#contract/http/call.ts';
import type { Comment } from '#domain/comments/comment.ts';
import { enterAs, newMember, type Member } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { atWidths, isPhone } from './support/widths.ts';
import { words } from './support/words.ts';

const t = words('vi', 'comments');
const GAME = '/game/choi-game/ran-san-co/ran-san-co';
const target = { type: 'game', id: 'ran-san-co' } as const;

/** A call of a member, as a program would make it. */
const ask = async <A>(url: string, { token }: Member, call: AnyCall, input: object): Promise<A> => {
  const answer = await fetch(url + call.path, {
    method: call.method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(input),
  });
  const { code, data } = (await answer.json()) as { readonly code: number; readonly data: A };
  if (code !== 200) throw new Error(`${call.path} was refused with ${code}`);
  return data;
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
    if (isPhone(page)) await thread.getByRole('link', { name: t('open') }).click();
    const field = thread.getByRole('textbox').first();
    const said = fresh('Ván này khó');
    await field.fill(said);
    await page.reload();
    if (isPhone(page)) await thread.getByRole('link', { name: t('open') }).click();
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

    // Who blocked the other sees nothing of them, and the count follows.
    await ask(baseURL, lan, people.block, { userId: minh.user.userId });
    await page.goto(GAME);
    if (isPhone(page)) await thread.getByRole('link', { name: t('open') }).click();
    const again = thread.getByRole('article').filter({ hasText: said });
    await expect(again).toBeVisible();
    await expect(thread.getByRole('button', { name: t('replies.other', { count: 1 }) })).toHaveCount(0);

    const guest = await browser.newContext({ baseURL, viewport: page.viewportSize()! });
    const seen = await guest.newPage();
    await seen.goto(`${GAME}?binh-luan=${commentId}`);
    await expect(seen.locator('[data-part="comments"]').getByText(said).first()).toBeVisible();
    await guest.close();
  });
});
