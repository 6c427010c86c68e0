import type { Page } from 'playwright/test';
import { loginLayer } from './account.ts';
import { expect, test } from './test.ts';
import { words } from './words.ts';

interface Viewport {
  readonly width: number;
  readonly height: number;
}
const phone: Viewport = { width: 390, height: 844 };
const desk: Viewport = { width: 1440, height: 900 };

/** Declares the journey of an area twice: on a phone and on a desktop. */
export const atWidths = (declare: (viewport: Viewport) => void): void => {
  for (const viewport of [phone, desk])
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport });
      declare(viewport);
    });
};
export const isPhone = (page: Page): boolean => page.viewportSize()?.width === phone.width;

const t = words('vi', 'account');
const shell = words('vi', 'shell');

/** Who a page says is logged in: a desktop shows it in the top bar, a phone in the sheet behind the bottom bar. */
export const viewerOf = (page: Page) => {
  const onPhone = isPhone(page);
  const sheet = page.getByRole('dialog', { name: t('sheet.title') });
  const button = (name: string) => page.getByRole('banner').getByRole('button', { name });
  const open = () =>
    page
      .getByRole('navigation', { name: shell('nav.label') })
      .getByRole('button', { name: shell('nav.account') })
      .click();
  const says = async (text: string) => {
    await expect(loginLayer(page).dialog).toHaveCount(0);
    // After a login from the sheet, the sheet is still open.
    if (!(await sheet.isVisible())) await open();
    await expect(sheet.getByText(text, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  };
  return {
    isMember: (name: string) => (onPhone ? says(name) : expect(button(name)).toBeVisible()),
    isGuest: () => (onPhone ? says(t('sheet.guest')) : expect(button(shell('logIn'))).toBeVisible()),
    /** Opens the login layer as a guest. */
    enter: async () => {
      if (!onPhone) return button(shell('logIn')).click();
      await open();
      await sheet.getByRole('button', { name: t('logIn') }).click();
    },
    logOut: async (name: string) => {
      await (onPhone ? open() : button(name).click());
      await sheet.getByRole('button', { name: t('sheet.logOut') }).click();
    },
  };
};
