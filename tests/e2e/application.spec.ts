import type { Locator, Page } from 'playwright/test';
import { accounts } from '#contract/http/accounts.ts';
import { scheduleLists } from '#contract/http/scheduleLists.ts';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import type { User } from '#domain/people/user.ts';
import { loginLayer } from './support/account.ts';
import { freshPhone, written } from './support/applicant.ts';
import { applyPage, browserOf, LONG_ENOUGH_MS, QUEUE, withMicrophone } from './support/applyPage.ts';
import { enterAs, newMember, type Member } from './support/members.ts';
import { codeFor } from './support/outbox.ts';
import { wide } from './support/screens.ts';
import { newStaff } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use(withMicrophone);

/** A member's role, and whether the portal lists them among its commentators. */
const standingOf = async (url: string, { token, user }: Member) => {
  const ask = async <A>(path: string): Promise<A> => {
    const answer = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { readonly data: A }).data;
  };
  const { siteRoleId } = await ask<User>(accounts.info.path);
  const listed = (await ask<readonly User[]>(scheduleLists.anchors.path)).some(({ userId }) => userId === user.userId);
  return { siteRoleId, listed };
};

test('CA-1 to CA-10 at 390 px: a guest begins, logs in, records and sends; is asked for more, answers, and is a commentator', async ({
  page,
  browser,
  baseURL,
  origin,
}) => {
  test.setTimeout(150_000);
  const apply = applyPage(page);
  const { t } = apply;
  await page.setViewportSize({ width: 390, height: 844 });
  await apply.open();
  await expect(
    apply.content
      .getByRole('listitem')
      .filter({ hasText: t('langs.vi') })
      .first(),
  ).toBeVisible();
  await apply.button('landing.begin').click();
  await apply.fillWho();
  await expect(apply.content.getByText(t('keeping.local'))).toBeVisible();

  // A guest's input is still there after the page was closed.
  await page.reload();
  await expect(apply.field('stageName')).toHaveValue(written.stageName);
  await apply.next();
  await apply.fillWhat();
  await apply.next();

  // From here on an account is needed, and the draft moves into it.
  const member = await newMember(baseURL);
  await loginLayer(page).logIn(member.username, member.password);
  await expect(apply.heading('steps.when')).toBeVisible();
  const { typed, stored } = freshPhone();
  await apply.content.getByRole('checkbox').nth(6).check();
  await apply.field('phone').fill(typed);
  await apply.button('contact.send').click();
  await expect(apply.field('code')).toBeEditable();
  await apply.field('code').fill(await codeFor(baseURL, stored));
  await expect(apply.content.getByText(t('contact.proven'))).toBeVisible();
  await apply.next();
  await apply.record();
  await apply.field('age18').check();
  await apply.field('terms').check();
  await apply.button('steps.submit').click();
  await expect(apply.heading('status.heading.submitted')).toBeVisible();

  // A reviewer asks for more, and the applicant's page shows it without a reload.
  const staff = await newStaff(origin);
  const other = await browser.newContext({ baseURL, viewport: wide });
  const { page: desk, complaints } = await browserOf(other, baseURL, staff);
  const review = applyPage(desk);
  await review.open(QUEUE);
  const row = review.content.getByRole('listitem').filter({ hasText: member.user.nickname });
  await row.getByText(written.stageName).click();
  await expect(row.getByText(written.realName)).toBeVisible();
  await row.getByRole('button', { name: t('review.listen') }).click();
  await expect(row.getByRole('button', { name: t('voice.pause') })).toBeVisible();
  await row.getByLabel(t('review.note')).fill('Ghi lại giúp ở nơi yên tĩnh hơn nhé.');
  await row.getByRole('button', { name: t('review.ask'), exact: true }).click();
  await expect(apply.heading('status.heading.needInfo')).toBeVisible({ timeout: 20_000 });
  await expect(apply.content.getByRole('blockquote')).toHaveText('Ghi lại giúp ở nơi yên tĩnh hơn nhé.');
  await apply.field('reply').fill('Đoạn ấy ghi trong phòng rồi, quạt thôi.');
  await apply.button('status.replySend').click();
  await expect(apply.heading('status.heading.submitted')).toBeVisible();

  // The reviewer approves it.
  await desk.reload();
  await row.getByText(written.stageName).click();
  await expect(row.getByText('Đoạn ấy ghi trong phòng rồi, quạt thôi.')).toBeVisible();
  for (const criterion of ['voice', 'knowledge', 'flow', 'conduct'])
    await row
      .getByRole('group', { name: t(`review.criteria.${criterion}`) })
      .getByRole('radio', { name: t('review.points', { points: 4 }), exact: true })
      .check();
  expect(await standingOf(baseURL, member)).toEqual({ siteRoleId: SITE_ROLES.member, listed: false });
  await row.getByRole('button', { name: t('review.approve'), exact: true }).click();
  await expect(row).toHaveCount(0);
  await expect(apply.heading('status.heading.approved', { name: written.stageName })).toBeVisible({ timeout: 20_000 });
  expect(await standingOf(baseURL, member)).toEqual({ siteRoleId: SITE_ROLES.host, listed: true });
  expect(complaints).toEqual([]);
  await other.close();
});

/** Presses Tab until an element has the focus. */
const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible();
  for (let i = 0; i < 60; i += 1) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
};

test('at 1440 px the whole form is filled in and sent by the keyboard alone', async ({ page, context, baseURL }) => {
  await enterAs(context, baseURL, await newMember(baseURL));
  const apply = applyPage(page);
  const { t } = apply;
  const press = async (key: string) => {
    await tabTo(page, apply.button(key));
    await page.keyboard.press('Enter');
  };
  const write = async (name: string, text: string) => {
    await tabTo(page, apply.field(name));
    await page.keyboard.insertText(text);
  };
  const tick = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Space');
    await expect(target).toBeChecked();
  };
  const choice = (group: string) =>
    apply.content
      .getByRole('group', { name: t(group) })
      .getByRole('checkbox')
      .first();

  await page.setViewportSize(wide);
  await apply.open();
  await press('landing.begin');
  await write('realName', written.realName);
  await write('stageName', written.stageName);
  await write('birthYear', String(written.birthYear));
  await page.keyboard.press('Enter');
  await expect(apply.heading('steps.what')).toBeFocused();
  await tick(choice('fields.sports'));
  await tick(choice('fields.langs'));
  await write('experience', written.experience);
  await press('steps.next');

  await expect(apply.heading('steps.when')).toBeFocused();
  const evening = apply.content.getByRole('checkbox', {
    name: t('fields.slot', { day: t('days.1.long'), from: 18, to: 21 }),
  });
  await tabTo(page, evening);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(apply.content.getByText(t('fields.hours', { hours: 3 }))).toBeVisible();
  const { typed, stored } = freshPhone();
  await write('phone', typed);
  await press('contact.send');
  await expect(apply.field('code')).toBeFocused();
  await expect(apply.field('code')).toBeEditable();
  await page.keyboard.type(await codeFor(baseURL, stored));
  await expect(apply.content.getByText(t('contact.proven'))).toBeVisible();
  await press('steps.next');

  await expect(apply.heading('steps.voice')).toBeFocused();
  await press('voice.record');
  await page.waitForTimeout(LONG_ENOUGH_MS);
  await press('voice.stop');
  await press('voice.use');
  await expect(apply.content.getByText(t('voice.sent', { duration: '0:0' }))).toBeVisible();
  await tick(apply.field('age18'));
  await tick(apply.field('terms'));
  await press('steps.submit');
  await expect(apply.heading('status.heading.submitted')).toBeVisible();
});
