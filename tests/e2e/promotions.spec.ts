import { promotions } from '#contract/http/promotions.ts';
import { enterAs, newMember } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { atWidths } from './support/widths.ts';
import { words } from './support/words.ts';

const t = words('vi', 'promotions');
const POINTS = '40 điểm';

atWidths(() => {
  test('MI-11: a member reads a promotion and claims it once; what is over stays readable', async ({
    page,
    context,
    baseURL,
  }) => {
    const member = await newMember(baseURL);
    await enterAs(context, baseURL, member);
    await page.goto('/khuyen-mai');
    await page.locator('[data-promotion="dem-cuoi-hang-ghe"] a').click();
    await expect(page).toHaveURL('/khuyen-mai/dem-cuoi-hang-ghe');
    await expect(page.getByText(t('state.eligible'))).toBeVisible();
    await page.locator('summary').nth(1).click();
    await expect(page.locator('details').nth(1)).toHaveAttribute('open');
    await page.getByRole('button', { name: t('claim', { points: POINTS }) }).click();
    await expect(page.getByText(t('got', { points: POINTS }), { exact: true })).toBeVisible();
    await expect(page.getByText(t('claimed', { points: POINTS }))).toBeVisible();

    // Again, like another tab that does not know about the claim.
    const again = await page.request.post(promotions.claim.path, {
      headers: { Authorization: `Bearer ${member.token}` },
      data: { promotionId: 'dem-cuoi-hang-ghe', clientId: 'another-tab' },
    });
    expect(await again.json()).toMatchObject({ code: 409 });

    await page.goto('/khuyen-mai/nguoi-quen-khan-dai');
    await expect(page.getByText(t('state.notEligible'))).toBeVisible();
    await expect(page.getByText(t('why.accountDays', { count: 7, have: 0 })).first()).toBeVisible();

    await page.goto('/khuyen-mai?muc=cua-toi');
    await expect(page.locator('#content [data-promotion]')).toHaveCount(1);
    await page.goto('/khuyen-mai');
    await page.locator('#content li[data-over] a').click();
    await expect(page.getByText(t('isEnded'))).toBeVisible();
    await expect(page.locator('details').first()).toBeVisible();
  });

  test('MI-11: a guest reads the whole and is asked to log in to claim', async ({ page }) => {
    await page.goto('/khuyen-mai/ghe-cua-ban');
    await expect(page.locator('details')).toHaveCount(4);
    await page.getByRole('button', { name: t('claimAsGuest', { points: '60 điểm' }) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
