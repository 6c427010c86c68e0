import { faults } from './support/axe.ts';
import { freshMail, freshNumber, member, openLayer, PASSWORD, registerByMail, wrong } from './support/codes.ts';
import { newMember } from './support/members.ts';
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
  // As a phone's autofill does: all digits in one event.
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

test('the outbox page has nothing serious, and only this machine opens it', async ({ page, baseURL }) => {
  await newMember(baseURL);
  await page.goto('/dev/outbox');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const answer = await page.request.get('/dev/outbox', { headers: { 'X-Forwarded-For': '203.0.113.9' } });
  expect(answer.status()).toBe(403);
});
