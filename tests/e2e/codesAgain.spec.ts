import { accounts } from '#contract/http/accounts.ts';
import { freshMail, member, openLayer, PASSWORD, registerByMail } from './support/codes.ts';
import { enterAs, freshName, newMember } from './support/members.ts';
import { codeFor, lettersFor } from './support/outbox.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words('vi', 'account');
const security = words('vi', 'security');
/** The displayed countdown until a code can be sent again. */
const COUNTDOWN = new RegExp(t('code.resendIn', { time: '' }));

test.use({ viewport: { width: 1440, height: 900 } });

test('item 9: who goes back and registers the same address gets the field for the code that was sent, also after a reload', async ({
  page,
  baseURL,
}) => {
  const mail = freshMail();
  await page.goto('/menu');
  let layer = await openLayer(page);
  const username = await layer.askForCode(mail);
  const code = await codeFor(baseURL, mail);
  await layer.button(t('code.back')).last().click();
  await layer.submit();
  await expect(layer.code).toBeFocused();
  await expect(layer.code).toBeEditable();
  await expect(layer.dialog.getByText(COUNTDOWN).first()).toBeVisible();
  await expect(layer.button(t('code.resend'))).toBeDisabled();

  await page.reload();
  layer = await openLayer(page);
  await layer.dialog.getByRole('tab', { name: t('register') }).click();
  await expect(layer.field('contact')).toHaveValue(mail);
  await layer.field('password').fill(PASSWORD);
  await layer.submit();
  await expect(layer.code).toBeEditable();
  expect(await lettersFor(baseURL, mail)).toBe(1);
  await layer.code.fill(code);
  await expect(member(page, username)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('khandai.codes'))).toBeNull();
});

test('item 7: a forgotten password asked for twice is the same for known and unknown, and one code', async ({
  page,
  baseURL,
}) => {
  const mail = freshMail();
  await registerByMail(page, baseURL, mail);
  const first = await codeFor(baseURL, mail);
  const seen: string[] = [];
  for (const account of [mail, freshMail()]) {
    await page.goto('/menu');
    const layer = await openLayer(page);
    await layer.forget(account);
    await expect(layer.code).toBeFocused();
    await layer.button(t('code.back')).last().click();
    await layer.field('account').fill(account.toUpperCase());
    await layer.submit();
    await expect(layer.code).toBeEditable();
    await expect(layer.dialog.getByText(COUNTDOWN).first()).toBeVisible();
    seen.push((await layer.dialog.innerText()).replaceAll(account.toUpperCase(), '…').replaceAll(/\d:\d\d/g, '-:--'));
    if (account !== mail) continue;
    const code = await codeFor(baseURL, mail, [first]);
    expect(await lettersFor(baseURL, mail)).toBe(2);
    await layer.code.fill(code);
    await expect(layer.field('password')).toBeFocused();
  }
  expect(seen[1]).toBe(seen[0]);
});

test('item 13: a contact that is entered once more has one code', async ({ page, context, baseURL }) => {
  const account = await newMember(baseURL, 'Hai Lần');
  const mail = `${freshName()}@khandai.example`;
  await enterAs(context, baseURL, account);
  await page.goto('/tai-khoan/bao-mat');
  const content = page.locator('#content');
  const field = (name: string) => content.locator(`input[name="${name}"]`);
  await content.getByRole('button', { name: security('contacts.addMail') }).click();
  await field('password').fill(account.password);
  await page.keyboard.press('Enter');
  await field('email').fill(mail);
  await page.keyboard.press('Enter');
  await expect(field('code')).toBeEditable();
  const code = await codeFor(baseURL, mail);
  await content.getByRole('button', { name: t('code.back') }).click();
  await expect(field('email')).toHaveValue(mail);
  await page.keyboard.press('Enter');
  await expect(field('code')).toBeEditable();
  await expect(content.getByText(COUNTDOWN).first()).toBeVisible();
  expect(await lettersFor(baseURL, mail)).toBe(1);
  await field('code').fill(code);
  await expect(page.getByText(security('contacts.savedMail', { to: mail })).first()).toBeVisible();
});

for (const byMail of [true, false])
  test(`REG-1: a registration whose answer is lost ends in the session when it is sent again: ${byMail ? 'with an address' : 'by name alone'}`, async ({
    page,
    baseURL,
  }) => {
    const mail = freshMail();
    const username = freshName();
    let lost = 0;
    await page.route(`**${accounts.register.path}`, async (route) => {
      if (lost > 0) return route.fallback();
      lost += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.goto('/menu');
    const layer = await openLayer(page);
    await layer.dialog.getByRole('tab', { name: t('register') }).click();
    const checked = page.waitForResponse(`**${accounts.checkUsername.path}`);
    await layer.field('username').fill(username);
    if (byMail) await layer.field('contact').fill(mail);
    await layer.field('password').fill(PASSWORD);
    await checked;
    await layer.submit();
    if (byMail) await layer.code.fill(await codeFor(baseURL, mail));
    await expect(layer.dialog.getByText(t('errors.unreachable'))).toBeVisible();
    expect(lost).toBe(1);
    await layer.submit();
    await expect(member(page, username)).toBeVisible();
    await expect(layer.dialog).toHaveCount(0);
    if (byMail) expect(await lettersFor(baseURL, mail)).toBe(1);
  });
