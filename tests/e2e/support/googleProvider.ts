import type { Page } from 'playwright/test';
import { startSignInProvider, type SignInProvider } from '../../../server/testing/signInProvider.ts';
import { startOrigin, type RunningOrigin } from './origin.ts';
import { expect, test as base } from './test.ts';
import { words } from './words.ts';

const t = words('vi', 'signIn');

/** People who can sign in at the provider, by their login name. */
const people = {
  lan: { name: 'Lan Anh', email: 'lan.anh@mail.example' },
  thu: { name: 'Thu Hà', email: 'thu.ha@mail.example' },
};

/** Tests on an origin whose Google is a local provider. */
export const test = base.extend<object, { readonly provider: SignInProvider; readonly origin: RunningOrigin }>({
  provider: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this parameter's pattern
    async ({}, provide) => {
      const provider = await startSignInProvider(people);
      await provide(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  origin: [
    async ({ provider }, provide) => {
      const origin = await startOrigin(provider.env);
      await provide(origin);
      await origin.discard();
    },
    { scope: 'worker' },
  ],
});

/** The provider's own pages. */
export const providerPages = (page: Page) => ({
  logIn: async (name: keyof typeof people) => {
    await page.locator('input[name="login"]').fill(name);
    await page.locator('input[name="password"]').fill('any');
    await page.locator('button[type="submit"]').click();
  },
  /** Consents to sharing the identity with the portal; the provider asks once a session. */
  consent: () => page.getByRole('button', { name: 'Continue' }).click(),
  cancel: () => page.getByRole('link', { name: 'Cancel' }).click(),
});

/** Clicks the button in the login layer, and waits for the provider's page. */
export const leaveForGoogle = async (page: Page, provider: SignInProvider): Promise<void> => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('google') })
    .click();
  await expect.poll(() => new URL(page.url()).origin).toBe(provider.issuer);
};
