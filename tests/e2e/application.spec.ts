import type { BrowserContext, Locator, Page } from 'playwright/test';
import { accounts } from '#contract/http/accounts.ts';
import { applications } from '#contract/http/applications.ts';
import { schedule } from '#contract/http/schedule.ts';
import type { Step } from '#domain/application/form.ts';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { localePath, locales, type Locale } from '#domain/locale/locale.ts';
import type { User } from '#domain/match/match.ts';
import { launchOptions } from '../../tools/browser.ts';
import { loginLayer } from './support/account.ts';
import { freshPhone, newApplicant, written } from './support/applicant.ts';
import { createFindings } from './support/findings.ts';
import { enterAs, newMember, type Member } from './support/members.ts';
import { codeFor } from './support/outbox.ts';
import { narrow, wide } from './support/screens.ts';
import { newStaff } from './support/staff.ts';
import { expect, test, watch } from './support/test.ts';
import { words } from './support/words.ts';

const PATH = '/ung-tuyen-binh-luan-vien';
const QUEUE = `${PATH}?hang-doi`;
/** A voice demo has to be longer than five seconds. */
const LONG_ENOUGH_MS = 6_000;

const plain = launchOptions();
test.use({
  // A browser that has a microphone, and whose viewer lets every page hear it.
  launchOptions: {
    ...plain,
    args: [...plain.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
  permissions: ['microphone'],
});

/** The page of the application, as a viewer works with it. */
const applyPage = (page: Page, locale: Locale = 'vi') => {
  const t = words(locale, 'application');
  const content = page.locator('#content');
  const field = (name: string) => content.locator(`[name="${name}"]`);
  const button = (key: string) => content.getByRole('button', { name: t(key), exact: true });
  const heading = (key: string, params = {}) => content.getByRole('heading', { name: t(key, params), exact: true });
  return {
    t,
    content,
    field,
    button,
    heading,
    settled: content.getByText(t('keeping.settled'), { exact: true }),
    open: (path = PATH) => page.goto(localePath(locale, path)),
    next: () => button('steps.next').click(),
    goTo: (step: Step) =>
      content
        .getByRole('navigation', { name: t('steps.label') })
        .getByRole('button', { name: t(`steps.${step}`) })
        .click(),
    fillWho: async () => {
      await field('realName').fill(written.realName);
      await field('stageName').fill(written.stageName);
      await field('birthYear').fill(String(written.birthYear));
    },
    fillWhat: async () => {
      await content
        .getByRole('group', { name: t('fields.sports') })
        .getByRole('checkbox')
        .first()
        .check();
      await content
        .getByRole('group', { name: t('fields.langs') })
        .getByRole('checkbox')
        .first()
        .check();
      await field('experience').fill(written.experience);
    },
    record: async () => {
      await button('voice.record').click();
      await expect(content.getByText(t('voice.recording'))).toBeVisible();
      await page.waitForTimeout(LONG_ENOUGH_MS);
      await button('voice.stop').click();
      await button('voice.use').click();
      await expect(content.getByText(t('voice.sent', { duration: '0:0' }))).toBeVisible();
    },
  };
};

const browserOf = async (context: BrowserContext, url: string, member: Member) => {
  await enterAs(context, url, member);
  const page = await context.newPage();
  return { page, complaints: watch(page) };
};

/** Which role a member has, and whether the portal lists them among its commentators. */
const standingOf = async (url: string, { token, user }: Member) => {
  const ask = async <A>(path: string): Promise<A> => {
    const answer = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { readonly data: A }).data;
  };
  const { siteRoleId } = await ask<User>(accounts.info.path);
  const listed = (await ask<readonly User[]>(schedule.anchors.path)).some(({ userId }) => userId === user.userId);
  return { siteRoleId, listed };
};

test('CA-1 to CA-10: a guest begins, logs in, records and sends; is asked for more, answers, and is a commentator', async ({
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

  // What a guest wrote is still there after the page was closed.
  await page.reload();
  await expect(apply.field('stageName')).toHaveValue(written.stageName);
  await apply.next();
  await apply.fillWhat();
  await apply.next();

  // From here an account is needed; the draft comes along into it.
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

  // A reviewer asks for more; the applicant's page says so by itself.
  const staff = await newStaff(origin);
  const other = await browser.newContext({ baseURL, viewport: wide });
  const { page: desk, complaints } = await browserOf(other, baseURL, staff);
  const review = applyPage(desk);
  await review.open(QUEUE);
  const row = review.content.getByRole('listitem').filter({ hasText: member.user.nickname });
  await row.getByText(written.stageName).click();
  await expect(row.getByText(written.realName)).toBeVisible();
  await row.getByRole('button', { name: t('voice.listen') }).click();
  await expect(row.getByRole('button', { name: t('voice.pause') })).toBeVisible();
  await row.getByLabel(t('review.note')).fill('Ghi lại giúp ở nơi yên tĩnh hơn nhé.');
  await row.getByRole('button', { name: t('review.ask'), exact: true }).click();
  await expect(apply.heading('status.heading.needInfo')).toBeVisible({ timeout: 20_000 });
  await expect(apply.content.getByRole('blockquote')).toHaveText('Ghi lại giúp ở nơi yên tĩnh hơn nhé.');
  await apply.field('reply').fill('Đoạn ấy ghi trong phòng rồi, quạt thôi.');
  await apply.button('status.replySend').click();
  await expect(apply.heading('status.heading.submitted')).toBeVisible();

  // And approves it.
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
  expect(await standingOf(baseURL, member)).toEqual({ siteRoleId: SITE_ROLES.commentator, listed: true });
  expect(complaints).toEqual([]);
  await other.close();
});

/** Walks by the Tab key until something has the focus. */
const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible();
  for (let i = 0; i < 60; i += 1) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
};

test('the whole form is filled in and sent by the keyboard alone', async ({ page, context, baseURL }) => {
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

test('CA-2: a draft written in two windows is never lost: the second is asked which one to keep', async ({
  context,
  page,
  baseURL,
}) => {
  await enterAs(context, baseURL, await newApplicant(baseURL, 'draft'));
  const one = applyPage(page);
  const second = await context.newPage();
  const two = applyPage(second);
  await one.open();
  await one.goTo('what');
  await expect(one.heading('steps.what')).toBeVisible();
  await expect(one.settled).toBeVisible();
  await two.open();
  await expect(two.heading('steps.what')).toBeVisible();
  // Looking around in a window is no draft of another kind.
  await two.goTo('who');
  await two.goTo('what');
  await expect(two.settled).toBeVisible();
  await one.field('experience').fill('Bản của cửa sổ thứ nhất, viết trước.');
  await expect(one.settled).toBeVisible();
  await two.field('experience').fill('Bản của cửa sổ thứ hai, viết sau.');
  await expect(two.content.getByText(two.t('contradicted.title'))).toBeVisible();
  await expect(two.content.getByText('Bản của cửa sổ thứ nhất, viết trước.')).toBeVisible();
  await two.button('contradicted.keepMine').click();
  await expect(two.settled).toBeVisible();
  await page.reload();
  await one.goTo('what');
  await expect(one.field('experience')).toHaveValue('Bản của cửa sổ thứ hai, viết sau.');
});

test('CA-2: without a network the draft waits on this device, and goes up when there is one', async ({
  context,
  page,
  baseURL,
}) => {
  const member = await newApplicant(baseURL, 'draft');
  await enterAs(context, baseURL, member);
  const apply = applyPage(page);
  await apply.open();
  await apply.button('steps.back').click();
  await expect(apply.settled).toBeVisible();
  await context.setOffline(true);
  await apply.field('experience').fill('Viết lúc mất mạng, vẫn không mất chữ nào.');
  await expect(apply.content.getByText(apply.t('keeping.waiting'))).toBeVisible();
  await context.setOffline(false);
  await expect(apply.settled).toBeVisible();
  const kept = await fetch(baseURL + applications.my.path, { headers: { Authorization: `Bearer ${member.token}` } });
  expect(await kept.text()).toContain('Viết lúc mất mạng');
});

test('a photo: refused before it leaves, shown once it is there, and stopped on its way', async ({
  context,
  page,
  baseURL,
}) => {
  await enterAs(context, baseURL, await newMember(baseURL));
  const apply = applyPage(page);
  const { t, content } = apply;
  const upload = words('vi', 'upload');
  await apply.open();
  await apply.button('landing.begin').click();
  const input = content.locator('input[type="file"]');
  await input.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(content.getByText(upload('problems.type'))).toBeVisible();
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
  await expect(content.getByText(upload('problems.tooLarge', { megabytes: 2 }))).toBeVisible();

  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: picture });
  await expect(content.getByAltText(t('fields.photoAlt'))).toBeVisible();
  expect(
    await content
      .getByAltText(t('fields.photoAlt'))
      .evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]),
  ).toEqual([512, 512]);

  // The same way on a network that does not come to an end.
  await page.route(`**${applications.photo.path}`, () => new Promise(() => {}));
  await input.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: picture });
  await content.getByRole('button', { name: upload('cancel') }).click();
  await expect(content.getByRole('progressbar')).toHaveCount(0);
  await expect(content.getByAltText(t('fields.photoAlt'))).toBeVisible();
  await apply.button('fields.photoRemove').click();
  await expect(content.getByAltText(t('fields.photoAlt'))).toHaveCount(0);
});

test('CA-3: who says no to the microphone is told what to do, and may try again', async ({
  context,
  page,
  baseURL,
}) => {
  await enterAs(context, baseURL, await newApplicant(baseURL, 'whole'));
  const apply = applyPage(page);
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const real = mediaDevices.getUserMedia.bind(mediaDevices);
    let asked = 0;
    mediaDevices.getUserMedia = (wanted) =>
      (asked += 1) === 1 ? Promise.reject(new DOMException('no', 'NotAllowedError')) : real(wanted);
  });
  await apply.open();
  await apply.button('voice.record').click();
  await expect(apply.content.getByText(apply.t('voice.trouble.denied'))).toBeVisible();
  await apply.button('voice.record').click();
  await expect(apply.content.getByText(apply.t('voice.recording'))).toBeVisible();
  await apply.button('voice.cancel').click();
  await expect(apply.button('voice.record')).toBeVisible();
});

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
