import type { Page } from 'playwright/test';
import { accounts } from '#contract/http/accounts.ts';
import { bookings } from '#contract/http/bookings.ts';
import { codes } from '#contract/http/codes.ts';
import { schedule } from '#contract/http/schedule.ts';
import { localePath, locales, type Locale } from '#domain/locale/locale.ts';
import { matchTitle, type Match } from '#domain/match/match.ts';
import { loginLayer } from './support/account.ts';
import { faults, sideways } from './support/axe.ts';
import { createFindings } from './support/findings.ts';
import { freshName, newMember } from './support/members.ts';
import { codeFor, lettersFor } from './support/outbox.ts';
import { chatOf } from './support/room.ts';
import { expect, test } from './support/test.ts';
import { tokensOf } from './support/tokens.ts';
import { words } from './support/words.ts';

const t = words('vi', 'account');
const shell = words('vi', 'shell');
const PASSWORD = 'hai hang ghe dau tien';
const NEW_PASSWORD = 'khan dai phia dong';

test.use({ viewport: { width: 1440, height: 900 } });

let numbers = 0;
const freshMail = () => `${freshName()}@khandai.example`;
/** A number nobody has yet in this worker's origin, as it is stored. */
const freshNumber = () =>
  `+8491${String(process.pid % 1000).padStart(3, '0')}${String((numbers += 1)).padStart(4, '0')}`;
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
const member = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });
const guestButton = (page: Page) => member(page, shell('logIn'));
const storedIn = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

/** The log-in layer with its steps. */
const openLayer = async (page: Page, locale: Locale = 'vi') => {
  const w = words(locale, 'account');
  const layer = loginLayer(page, locale);
  await page
    .getByRole('banner')
    .getByRole('button', { name: words(locale, 'shell')('logIn') })
    .click();
  await expect(layer.field('password')).toBeVisible();
  const code = layer.dialog.getByLabel(w('code.label'));
  return {
    ...layer,
    code,
    button: (name: string) => layer.dialog.getByRole('button', { name, exact: true }),
    /** Fills the form of a registration in, and asks for the code of its address. */
    askForCode: async (contact: string, username = freshName()) => {
      await layer.dialog.getByRole('tab', { name: w('register') }).click();
      await layer.field('username').fill(username);
      await layer.field('contact').fill(contact);
      await layer.field('password').fill(PASSWORD);
      await layer.submit();
      await expect(code).toBeFocused();
      await expect(code).toBeEditable();
      return username;
    },
    forget: async (account: string) => {
      await layer.dialog.getByRole('button', { name: w('forgot') }).click();
      await layer.field('account').fill(account);
      await layer.submit();
      await expect(code).toBeEditable();
    },
  };
};

/** Registers over a mail address in a browser of its own, and leaves it a guest again. */
const registerByMail = async (page: Page, url: string, mail: string): Promise<string> => {
  await page.goto('/menu');
  const layer = await openLayer(page);
  const username = await layer.askForCode(mail);
  await layer.code.fill(await codeFor(url, mail));
  await expect(member(page, username)).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/menu');
  await expect(guestButton(page)).toBeVisible();
  return username;
};

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

test('AU-11: nobody learns whether an account exists: the same words, the same steps', async ({ page, baseURL }) => {
  const mail = freshMail();
  const username = await registerByMail(page, baseURL, mail);
  const seen: string[] = [];
  for (const account of [username, freshName(), mail, freshMail()]) {
    await page.goto('/menu');
    const layer = await openLayer(page);
    await layer.forget(account);
    await layer.code.fill('000000');
    await expect(layer.dialog.getByText(t('code.wrong.other', { count: 4 }))).toBeVisible();
    seen.push((await layer.dialog.innerText()).replaceAll(account, '…').replaceAll(/\d:\d\d/g, '-:--'));
  }
  expect(seen[1]).toBe(seen[0]);
  expect(seen[3]).toBe(seen[2]);
});

test('AU-11: a forgotten password from end to end; every other session ends', async ({ page, browser, baseURL }) => {
  const mail = freshMail();
  const username = await registerByMail(page, baseURL, mail);
  const elsewhere = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const other = await elsewhere.newPage();
  await other.goto('/chatroom');
  await (await openLayer(other)).logIn(username, PASSWORD);
  await expect(member(other, username)).toBeVisible();
  await chatOf(other).ready();
  const { token } = await tokensOf(elsewhere);

  const before = await codeFor(baseURL, mail);
  const layer = await openLayer(page);
  await layer.field('username').fill(mail);
  await layer.forget(mail);
  await layer.code.fill(await codeFor(baseURL, mail, [before]));
  await expect(layer.field('password')).toBeFocused();
  await layer.field('password').fill('password1');
  await layer.submit();
  await expect(layer.dialog.getByText(t('errors.passwordCommon'))).toBeVisible();
  await layer.field('password').fill(NEW_PASSWORD);
  await layer.submit();
  await expect(member(page, username)).toBeVisible();
  await expect(layer.dialog).toHaveCount(0);

  const answer = await page.request.get(accounts.info.path, { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
  await expect(guestButton(other)).toBeVisible();
  await (await openLayer(other)).logIn(username, NEW_PASSWORD);
  await expect(member(other, username)).toBeVisible();
  // Its owner hears of it.
  await expect.poll(() => lettersFor(baseURL, mail)).toBe(3);
  await elsewhere.close();
});

test('an address that is taken is said to who has its code, and leads to the log-in', async ({ page, baseURL }) => {
  const mail = freshMail();
  const username = await registerByMail(page, baseURL, mail);
  const before = await codeFor(baseURL, mail);
  const layer = await openLayer(page);
  await layer.askForCode(mail);
  await expect(layer.dialog.getByText(t('taken.title'))).toHaveCount(0);
  await layer.code.fill(await codeFor(baseURL, mail, [before]));
  await expect(layer.dialog.getByText(t('taken.title'))).toBeVisible();
  await layer.button(t('logIn')).click();
  await expect(layer.field('username')).toHaveValue(mail);
  await layer.field('password').fill(PASSWORD);
  await layer.submit();
  await expect(member(page, username)).toBeVisible();
});

test('the draft outlives a reload, Back and closing; a password and a code are kept nowhere', async ({
  page,
  baseURL,
}) => {
  const mail = freshMail();
  const username = freshName();
  await page.goto('/menu');
  const layer = await openLayer(page);
  const isKept = async () => {
    await layer.dialog.getByRole('tab', { name: t('register') }).click();
    await expect(layer.field('username')).toHaveValue(username);
    await expect(layer.field('contact')).toHaveValue(mail);
    await expect(layer.field('password')).toHaveValue('');
  };
  await layer.dialog.getByRole('tab', { name: t('register') }).click();
  await layer.field('username').fill(username);
  await layer.field('contact').fill(mail);
  await layer.field('password').fill(PASSWORD);
  expect(await storedIn(page)).not.toContain(PASSWORD);
  await page.reload();
  await openLayer(page);
  await isKept();
  await page.goBack();
  await expect(layer.dialog).toHaveCount(0);
  await openLayer(page);
  await isKept();
  await page.keyboard.press('Escape');
  await expect(layer.dialog).toHaveCount(0);
  const last = await openLayer(page);
  await isKept();

  // The mail is read in another application: what is open here waits for it.
  await last.askForCode(mail, username);
  await page.goBack();
  await expect(last.dialog).toHaveCount(0);
  await guestButton(page).click();
  await expect(last.code).toBeFocused();
  const code = await codeFor(baseURL, mail);
  await last.code.pressSequentially(code.slice(0, 5));
  expect(await storedIn(page)).not.toContain(code.slice(0, 5));
  await last.code.press(code[5]!);
  await expect(member(page, username)).toBeVisible();
  expect(await storedIn(page)).not.toContain(mail);
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

test('AU-12: what a guest has here goes on as the member’s, once', async ({ page, context, baseURL }) => {
  const url = `${baseURL}${schedule.featureMatch.path}?${new URLSearchParams({ status: 'upcoming', liveModeId: '1' })}`;
  const { data } = (await (await fetch(url)).json()) as { readonly data: readonly Match[] };
  const match = data.find(({ startTime }) => startTime > Date.now() + 3_600_000)!;
  await page.goto('/chatroom');
  await chatOf(page).ready();
  await chatOf(page).field.fill('viết dở một câu');
  await page.evaluate(() => localStorage.setItem('khandai.player.volume', '0.3'));
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(match.startTime);
  await page.goto(`/lich-truc-tiep?date=${day}`);
  const book = words('vi', 'schedule')('bookMatch', { match: matchTitle(match) });
  await page.locator('#content').getByRole('button', { name: book, exact: true }).first().click();
  const layer = loginLayer(page);
  const mail = freshMail();
  await layer.dialog.getByRole('tab', { name: t('register') }).click();
  const username = freshName();
  await layer.field('username').fill(username);
  await layer.field('contact').fill(mail);
  await layer.field('password').fill(PASSWORD);
  let booked = 0;
  page.on('request', (request) => void (booked += request.url().endsWith(bookings.set.path) ? 1 : 0));
  await layer.submit();
  const code = layer.dialog.getByLabel(t('code.label'));
  await expect(code).toBeEditable();
  await code.fill(await codeFor(baseURL, mail));
  await expect(member(page, username)).toBeVisible();
  const list = async () => {
    const { token } = await tokensOf(context);
    const answer = await page.request.get(bookings.list.path, { headers: { Authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { readonly data: readonly { readonly fixtureId: string }[] }).data;
  };
  await expect.poll(async () => (await list()).map(({ fixtureId }) => fixtureId)).toEqual([match.fixtureId]);
  expect(booked).toBe(1);
  expect(Object.keys(await tokensOf(context)).sort()).toEqual(['refreshToken', 'token']);
  expect(await page.evaluate(() => localStorage.getItem('khandai.player.volume'))).toBe('0.3');
  await page.goto('/chatroom');
  await expect(chatOf(page).field).toHaveValue('viết dở một câu');
});

test('the outbox page has nothing serious, and only this machine opens it', async ({ page, baseURL }) => {
  await newMember(baseURL);
  await page.goto('/dev/outbox');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const answer = await page.request.get('/dev/outbox', { headers: { 'X-Forwarded-For': '203.0.113.9' } });
  expect(answer.status()).toBe(403);
});

for (const { code: locale } of locales)
  test(`every step has nothing serious, fits 360 px and can be read: ${locale}`, async ({ page, context, baseURL }) => {
    test.setTimeout(180_000);
    const found = createFindings(page);
    const look = async (step: string) => {
      await found.look(step);
      await page.setViewportSize({ width: 360, height: 740 });
      const over = await sideways(page);
      const inside = await page
        .locator('dialog[open]')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      await page.setViewportSize({ width: 1440, height: 900 });
      found.note(`${step} at 360 px`, over + inside > 0 ? [`${over + inside} px sideways`] : []);
    };
    const w = words(locale, 'account');
    const mail = freshMail();
    const toLayer = async () => {
      await page.goto(localePath(locale, '/menu'));
      return openLayer(page, locale);
    };

    let layer = await toLayer();
    await layer.dialog.getByRole('tab', { name: w('register') }).click();
    await layer.field('contact').fill('lan@');
    await layer.submit();
    await look('form');
    await layer.askForCode(mail);
    await look('code');
    await layer.code.fill(wrong(await codeFor(baseURL, mail)));
    await expect(layer.dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await look('wrong code');
    for (let i = 0; i < 4; i += 1) {
      await expect(layer.code).toBeEditable();
      await layer.code.fill(wrong(await codeFor(baseURL, mail)));
      await expect(layer.code).toHaveValue('');
    }
    await expect(layer.dialog.getByText(w('code.spent'))).toBeVisible();
    await look('void code');
    await layer.button(w('code.back')).last().click();
    const void1 = await codeFor(baseURL, mail);
    await layer.submit();
    await expect(layer.code).toBeEditable();
    await layer.code.fill(await codeFor(baseURL, mail, [void1]));
    await expect(layer.dialog).toHaveCount(0);
    await context.clearCookies();

    layer = await toLayer();
    await layer.askForCode(mail);
    const before = await codeFor(baseURL, mail);
    await layer.code.fill(before);
    await expect(layer.dialog.getByText(w('taken.title'))).toBeVisible();
    await look('taken');
    await layer.button(w('forgot')).click();
    await look('account');
    await layer.submit();
    await expect(layer.code).toBeEditable();
    await look('code of a reset');
    await layer.code.fill(await codeFor(baseURL, mail, [before]));
    await expect(layer.field('password')).toBeFocused();
    await layer.submit();
    await look('new password');
    found.expectNone();
  });
