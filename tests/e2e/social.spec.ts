import { hrefOf } from '#domain/routing/routes.ts';
import { loginLayer } from './support/account.ts';
import { newMember } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { atWidths } from './support/widths.ts';
import { words } from './support/words.ts';

const t = words('vi', 'social');

atWidths(() => {
  test('CA-8: a guest presses follow, logs in and follows; rates; and ends it in the list of the account', async ({
    page,
    baseURL,
  }) => {
    const member = await newMember(baseURL);
    await page.goto(hrefOf('profile', { id: 'blv-khang' }));
    const content = page.locator('#content');
    const name = await content.getByRole('heading', { level: 1 }).innerText();
    await content.getByRole('button', { name: t('followOf', { name }), exact: true }).click();
    await loginLayer(page).logIn(member.username, member.password);
    const following = content.getByRole('button', { name: t('followingOf', { name }), exact: true });
    await expect(following).toHaveAttribute('aria-pressed', 'true');
    const stars = content.getByRole('button', { name: t('rating.star.other', { count: 4 }), exact: true });
    await stars.click();
    await expect(stars).toHaveAttribute('aria-pressed', 'true');

    await page.goto(hrefOf('accountPage', { slug: 'dang-theo-doi' }));
    const row = content.getByRole('listitem').filter({ hasText: name });
    await expect(row.getByRole('link')).toHaveAttribute('href', hrefOf('profile', { id: 'blv-khang' }));
    await row.getByRole('button').click();
    await expect(content.getByText(t('list.follow.none'))).toBeVisible();
    await page.goto(hrefOf('profile', { id: 'blv-khang' }));
    await expect(content.getByRole('button', { name: t('followOf', { name }), exact: true })).toBeVisible();
    await expect(stars).toHaveAttribute('aria-pressed', 'true');
  });
});
