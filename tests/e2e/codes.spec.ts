import { codes } from '#contract/http/codes.ts';
import { faults } from './support/axe.ts';
import { freshMail, freshNumber, member, openLayer, PASSWORD, registerByMail, wrong } from './support/codes.ts';
import { freshName, newMember } from './support/members.ts';
import { codeFor } from './support/outbox.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words('vi', 'account');

test.use({ viewport: { width: 1440, height: 900 } });

test('REG-1: registration by mail: the code is taken whole, and the address is a way in', async ({ page, baseURL }) => {
  const mail = freshMail();
  const username = await registerByMail(page, baseURL, mail);
  const layer = await openLayer(page);
  await layer.logIn(` ${mail.toUpperCase()}`, PASSWORD);
  await expect(member(page, username)).toBeVisible();
});

test('REG-1: registration by phone, written as people write it; the number is a way in in any form', async ({
  page,
  baseURL,
}) => {
  const number = freshNumber();
  const national = number.replace('+84', '0').replace(/(\d{4})(\d{3})(\d{3})/, '$1 $2 $3');
  await page.goto('/menu');
  const layer = await openLayer(page);
  await layer.dialog.getByRole('tab', { name: t('register') }).click();
  await layer.field('contact').fill(national.replaceAll(' ', '.'));
  await expect(layer.dialog.getByText(/\+84 91/)).toBeVisible();
  const username = await layer.askForCode(national.replaceAll(' ', '.'));
  // As a phone fills it in: all at once, by one event.
  await layer.code.evaluate(
    (input: HTMLInputElement, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
    },
    await codeFor(baseURL, number),
  );
  await expect(member(page, username)).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/menu');
  const again = await openLayer(page);
  await again.logIn(`(+84) ${national.slice(1)}`, PASSWORD);
  await expect(member(page, username)).toBeVisible();
});

test('REG-1: while one types, the origin is asked about what stands there last, and its answer shows at the field', async ({
  page,
}) => {
  const asked: { readonly email: string; readonly answer: () => Promise<void> }[] = [];
  await page.route(`**${codes.checkEmail.path}`, (route) => {
    const { email } = route.request().postDataJSON() as { readonly email: string };
    asked.push({
      email,
      answer: () => route.fulfill({ json: { code: 200, data: { ok: true } } }).catch(() => undefined),
    });
  });
  await page.route(`**${codes.checkPhone.path}`, (route) =>
    route.fulfill({ json: { code: 200, data: { ok: false, reason: 'unsupported' } } }),
  );
  await page.goto('/menu');
  const layer = await openLayer(page);
  await layer.dialog.getByRole('tab', { name: t('register') }).click();
  const contact = layer.field('contact');
  await contact.pressSequentially('lan@khandai.vn', { delay: 20 });
  await expect.poll(() => asked.map(({ email }) => email)).toEqual(['lan@khandai.vn']);
  await expect(layer.dialog.getByText(t('contactChecking'))).toBeVisible();
  await contact.pressSequentially('.example');
  await expect.poll(() => asked.length).toBe(2);
  await asked[0]!.answer();
  await expect(layer.dialog.getByText(t('contactGood'))).toHaveCount(0);
  await asked[1]!.answer();
  await expect(layer.dialog.getByText(t('contactGood'))).toBeVisible();
  await contact.fill('0912 345 678');
  await layer.field('password').focus();
  await expect(layer.dialog.getByText(t('errors.contactUnsupported'))).toBeVisible();
  await expect(contact).toHaveAttribute('aria-invalid', 'true');
  await page.unroute(`**${codes.checkPhone.path}`);
  await page.route(`**${codes.checkPhone.path}`, (route) => route.abort());
  await contact.fill('0912 345 679');
  await layer.field('password').focus();
  await expect(layer.dialog.getByText(t('contactHint'))).toBeVisible();
});

test('AU-7: the code can be pasted with a blank in it, and typed by hand', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const mail = freshMail();
  await page.goto('/menu');
  const layer = await openLayer(page);
  await expect(layer.dialog.getByRole('tab', { name: t('logIn') })).toBeVisible();
  const username = await layer.askForCode(mail);
  await expect(layer.code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(layer.code).toHaveAttribute('inputmode', 'numeric');
  const code = await codeFor(baseURL, mail);
  await layer.code.pressSequentially(wrong(code).slice(0, 5));
  await expect(layer.code).toHaveValue(wrong(code).slice(0, 5));
  await layer.code.press('Control+a');
  await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${code.slice(0, 3)} ${code.slice(3)}\n`);
  await layer.code.press('Control+v');
  await expect(member(page, username)).toBeVisible();
});

test('item 9: after five wrong codes it is void; another one is sent once the time is over, and works', async ({
  page,
  baseURL,
}) => {
  const mail = freshMail();
  await page.clock.install({ time: Date.now() });
  await page.goto('/menu');
  const layer = await openLayer(page);
  const username = await layer.askForCode(mail);
  const first = await codeFor(baseURL, mail);
  for (let left = 4; left >= 1; left -= 1) {
    await layer.code.fill(wrong(first));
    await expect(layer.dialog.getByText(t('code.wrong.other', { count: left }))).toBeVisible();
    await expect(layer.code).toHaveValue('');
    await expect(layer.code).toBeFocused();
  }
  await layer.code.fill(wrong(first));
  await expect(layer.dialog.getByText(t('code.spent'))).toBeVisible();
  await expect(layer.code).not.toBeEditable();
  await expect(layer.button(t('code.resend'))).toBeDisabled();
  await page.clock.runFor(61_000);
  await layer.button(t('code.resend')).click();
  await expect(layer.dialog.getByText(t('code.again'))).toBeVisible();
  await expect(layer.code).toBeFocused();
  await layer.code.fill(await codeFor(baseURL, mail, [first]));
  await expect(member(page, username)).toBeVisible();
});

test('a 429 says when it may be tried again, and then it can', async ({ page, baseURL }) => {
  const mail = freshMail();
  await page.clock.install({ time: Date.now() });
  await page.route(`**${codes.sendEmail.path}`, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '90' },
      json: { code: 429, data: null, message: 'Too many.' },
    }),
  );
  await page.goto('/menu');
  const layer = await openLayer(page);
  await layer.dialog.getByRole('tab', { name: t('register') }).click();
  const username = freshName();
  await layer.field('username').fill(username);
  await layer.field('contact').fill(mail);
  await layer.field('password').fill(PASSWORD);
  await layer.submit();
  await expect(layer.dialog.getByText(t('code.limited', { time: '90 giây' }))).toBeVisible();
  await expect(layer.button(t('code.resend'))).toBeDisabled();
  await page.unroute(`**${codes.sendEmail.path}`);
  await page.clock.runFor(90_000);
  await layer.button(t('code.resend')).click();
  await expect(layer.code).toBeEditable();
  await layer.code.fill(await codeFor(baseURL, mail));
  await expect(member(page, username)).toBeVisible();
});

test('the outbox page has nothing serious, and only this machine opens it', async ({ page, baseURL }) => {
  await newMember(baseURL);
  await page.goto('/dev/outbox');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const answer = await page.request.get('/dev/outbox', { headers: { 'X-Forwarded-For': '203.0.113.9' } });
  expect(answer.status()).toBe(403);
});
