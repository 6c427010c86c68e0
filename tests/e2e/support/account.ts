import type { Locator, Page } from 'playwright/test';
import type { Locale } from '#domain/locale/locale.ts';
import { words } from './words.ts';

/** The login layer of a page, as a viewer uses it. */
export const loginLayer = (page: Page, locale: Locale = 'vi') => {
  const t = words(locale, 'account');
  const dialog: Locator = page.getByRole('dialog', { name: t('title') });
  const field = (name: string) => dialog.locator(`input[name="${name}"]:visible`);
  const submit = () => dialog.locator('button[type="submit"]:visible').click();
  return {
    dialog,
    field,
    submit,
    logIn: async (username: string, password: string) => {
      await field('username').fill(username);
      await field('password').fill(password);
      await submit();
    },
    register: async (username: string, password: string, nickname?: string) => {
      await dialog.getByRole('tab', { name: t('register') }).click();
      await field('username').fill(username);
      if (nickname !== undefined) await field('nickname').fill(nickname);
      await field('password').fill(password);
      await submit();
    },
  };
};
