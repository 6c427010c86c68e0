import { locales } from '#domain/locale/locale.ts';
import { newApplicant, written } from './support/applicant.ts';
import { applyPage, browserOf, QUEUE, withMicrophone } from './support/applyPage.ts';
import { createFindings } from './support/findings.ts';
import { enterAs } from './support/members.ts';
import { narrow } from './support/screens.ts';
import { newStaff } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use(withMicrophone);

for (const { code: locale } of locales)
  test(`axe finds nothing serious in the application, and nothing lies sideways at 360 px: ${locale}`, async ({
    page,
    context,
    browser,
    baseURL,
    origin,
  }) => {
    test.setTimeout(150_000);
    const found = createFindings(page);
    const judge = async (name: string, on = found) => {
      await on.look(name);
      await on.fits(name);
    };
    await enterAs(context, baseURL, await newApplicant(baseURL, 'whole'));
    await page.setViewportSize(narrow);
    const apply = applyPage(page, locale);
    await apply.open();
    await expect(apply.heading('steps.voice')).toBeVisible();
    await expect(apply.button('voice.record')).toBeVisible();
    await judge('voice');
    await apply.button('voice.record').click();
    await expect(apply.button('voice.stop')).toBeVisible();
    await judge('recording');
    await apply.button('voice.cancel').click();
    for (const step of ['when', 'what', 'who']) {
      await apply.button('steps.back').click();
      await expect(apply.heading(`steps.${step}`)).toBeVisible();
      await judge(step);
    }
    await apply.field('realName').fill('');
    await apply.next();
    await expect(apply.content.getByText(apply.t('errors.realName.missing'))).toBeVisible();
    await judge('what is wrong');

    const applicant = await newApplicant(baseURL);
    const staff = await newStaff(origin);
    const desk = await browser.newContext({ baseURL, viewport: narrow, locale: 'vi-VN', timezoneId: 'Asia/Bangkok' });
    const { page: queue, complaints } = await browserOf(desk, baseURL, staff);
    const review = applyPage(queue, locale);
    await review.open(QUEUE);
    const row = review.content.getByRole('listitem').filter({ hasText: applicant.user.nickname });
    await row.getByText(written.stageName).click();
    await expect(row.getByText(written.realName)).toBeVisible();
    const atDesk = createFindings(queue);
    await judge('queue', atDesk);
    atDesk.expectNone();
    await row.getByLabel(apply.t('review.note')).fill('Ghi lại giúp nhé.');
    await row.getByRole('button', { name: apply.t('review.ask'), exact: true }).click();
    await expect(row.getByText(apply.t('status.need_info')).first()).toBeVisible();
    expect(complaints).toEqual([]);
    await desk.close();

    await enterAs(context, baseURL, applicant);
    await apply.open();
    await expect(apply.heading('status.heading.needInfo')).toBeVisible();
    await judge('status');
    found.expectNone();
  });
