import type { Page } from 'playwright/test';
import { codes } from '#contract/http/codes.ts';
import { POINTS } from '#domain/level/level.ts';
import { loginLayer } from './support/account.ts';
import { enterAs, freshName, newMember } from './support/members.ts';
import { codeFor } from './support/outbox.ts';
import { expect, test, watch } from './support/test.ts';
import { tokensOf } from './support/tokens.ts';
import { atWidths, viewerOf } from './support/widths.ts';
import { words } from './support/words.ts';

const t = words('vi', 'referral');
const PAGE = '/gioi-thieu-ban-be';

const post = async <A>(url: string, path: string, body: object, token?: string): Promise<A> => {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { readonly data: A }).data;
};
const invitedRows = (page: Page) => page.locator('section[aria-labelledby="referral-invited"] li');
const opened = (page: Page) => expect(page.locator('#content h1')).toHaveText(t('title'));

atWidths(() => {
  test('MI-8, MI-9: who comes by the link and registers belongs to its owner, and counts once they are proven', async ({
    page,
    context,
    baseURL,
    browser,
    viewport,
  }) => {
    const inviter = await newMember(baseURL, 'Người Mời');
    await enterAs(context, baseURL, inviter);
    await page.goto(PAGE);
    await opened(page);
    await expect(page.getByText(t('invited.none'))).toBeVisible();
    const link = await page.locator('input[name="referral-link"]').inputValue();
    await expect(page.getByRole('img', { name: t('share.qr', { link }) })).toBeVisible();

    const friends = await browser.newContext({ baseURL, viewport });
    const friend = await friends.newPage();
    const complaints = watch(friend);
    await friend.goto(new URL(link).pathname + new URL(link).search);
    // Another page before they decide: the code is kept.
    await expect.poll(async () => (await friends.cookies()).some(({ name }) => name === 'pid')).toBe(true);
    await friend.goto('/menu');
    await viewerOf(friend).enter();
    const layer = loginLayer(friend);
    const username = freshName();
    const password = 'hai hang ghe dau tien';
    await layer.register(username, password, 'Bạn Mới');
    await viewerOf(friend).isMember('Bạn Mới');
    await expect.poll(async () => (await friends.cookies()).some(({ name }) => name === 'pid')).toBe(false);

    await page.reload();
    await expect(invitedRows(page)).toHaveCount(1);
    await expect(invitedRows(page)).toContainText('B•••');
    await expect(invitedRows(page)).toContainText(t('invited.states.registered'));
    await expect(invitedRows(page)).toContainText(t('invited.reasons.notProven'));

    const { token } = await tokensOf(friends);
    const email = `${username}@khandai.example`;
    const { requestId } = await post<{ requestId: string }>(baseURL, codes.sendEmail.path, {
      email,
      purpose: 'contact',
    });
    const code = await codeFor(baseURL, email);
    const { ticket } = await post<{ ticket: string }>(baseURL, codes.checkSms.path, { requestId, code });
    const answer = await friends.request.post(codes.emailVerify.path, {
      data: { email, ticket, password },
      headers: { Authorization: `Bearer ${decodeURIComponent(token ?? '')}` },
    });
    expect(answer.status()).toBe(200);

    await page.reload();
    await expect(invitedRows(page)).toContainText(t('invited.states.rewarded'));
    await expect(page.getByText(t('points.reasons.friendInvited'))).toBeVisible();
    await expect(page.getByText(`+${POINTS.friendInvited}`)).toBeVisible();
    expect(complaints).toEqual([]);
    await friends.close();
  });
});
