import { applications } from '#contract/http/applications.ts';
import { uploads } from '#contract/http/uploads.ts';
import { newApplicant } from './support/applicant.ts';
import { applyPage, withMicrophone } from './support/applyPage.ts';
import { enterAs, newMember } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use(withMicrophone);

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
  // Changing the step in a window does not change the draft.
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

test('CA-9: on a phone what is wrong stands above the bar with the way on, and has the focus', async ({
  context,
  page,
  baseURL,
}) => {
  await enterAs(context, baseURL, await newApplicant(baseURL, 'draft'));
  await page.setViewportSize({ width: 390, height: 844 });
  const apply = applyPage(page);
  await apply.open();
  await apply.next();
  const phone = apply.field('phone');
  await expect(phone).toBeFocused();
  const isInSight = () =>
    phone.evaluate((field) => {
      const { left, width, top, height } = field.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === field;
    });
  await expect.poll(isInSight).toBe(true);
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

  // The same on a network that never answers.
  await page.route(`**${applications.takePhoto.path}`, () => new Promise(() => {}));
  await input.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: picture });
  await content.getByRole('button', { name: upload('cancel') }).click();
  await expect(content.getByRole('progressbar')).toHaveCount(0);
  await expect(content.getByAltText(t('fields.photoAlt'))).toBeVisible();
  // A broken connection: received parts are not sent again.
  await page.unroute(`**${applications.takePhoto.path}`);
  const puts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.url());
  });
  await page.route(`**${uploads.finish.path}`, (route) => route.abort(), { times: 1 });
  await input.setInputFiles({
    name: 'c.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 310, height: 200 } }),
  });
  await expect(content.getByText(upload('lost'))).toBeVisible();
  const before = puts.length;
  await content.getByRole('button', { name: upload('retry') }).click();
  await expect(content.getByText(upload('lost'))).toHaveCount(0);
  await expect(content.getByRole('progressbar')).toHaveCount(0);
  expect([before > 0, puts.length]).toEqual([true, before]);
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
