import type { Page } from 'playwright/test';
import type { Locale } from '#domain/locale/locale.ts';
import { loginLayer } from './account.ts';
import { freshName } from './members.ts';
import { codeFor } from './outbox.ts';
import { expect } from './test.ts';
import { words } from './words.ts';

export const PASSWORD = 'hai hang ghe dau tien';

let numbers = 0;
export const freshMail = () => `${freshName()}@khandai.example`;
/** A phone number unused in this worker's origin, in its stored form. */
export const freshNumber = () =>
  `+8491${String(process.pid % 1000).padStart(3, '0')}${String((numbers += 1)).padStart(4, '0')}`;
/** A code different from this one. */
export const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
export const member = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });
export const guestButton = (page: Page) => member(page, words('vi', 'shell')('logIn'));

/** The login layer with its steps. */
export const openLayer = async (page: Page, locale: Locale = 'vi') => {
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
    /** Fills in the registration form, and requests the code for its address. */
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

/** Registers with a mail address in a browser of its own, and logs out again. */
export const registerByMail = async (page: Page, url: string, mail: string): Promise<string> => {
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
