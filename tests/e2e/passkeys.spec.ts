import type { BrowserContext, Page } from 'playwright/test';
import { passkeys } from '#contract/http/passkeys.ts';
import { faults } from './support/axe.ts';
import { enterAs, newMember, type Member } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words('vi', 'signIn');
const security = words('vi', 'security');
const account = words('vi', 'account');
const shell = words('vi', 'shell');

test.use({ viewport: { width: 1440, height: 900 } });

/** Browsers keep passkeys for host names, not for IP addresses. */
const named = (url: string): string => url.replace('127.0.0.1', 'localhost');
const accountButton = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });
const isMember = (page: Page, name: string) => expect(accountButton(page, name)).toBeVisible();
const isGuest = (page: Page) => expect(accountButton(page, shell('logIn'))).toBeVisible();
const sheet = (page: Page) => page.getByRole('dialog', { name: account('sheet.title') });
const layer = (page: Page) => page.getByRole('dialog', { name: account('title') });

/** A virtual authenticator of this browser that stores passkeys and always consents. */
const addDevice = async (context: BrowserContext, page: Page) => {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the user is present to consent. */
    attended: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    verify: (isUserVerified: boolean) => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    kept: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
};
/** Passkeys wait for a click in these tests: an authenticator that always consents would answer the offer at once. */
const withoutOffers = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

const content = (page: Page) => page.locator('#content');
const openSecurity = (page: Page, url: string) => page.goto(`${url}/tai-khoan/bao-mat`);
/** Confirms the member's identity by password. */
const confirm = async (page: Page, { password }: Member) => {
  await content(page).locator('input[name="password"]').fill(password);
  await content(page)
    .getByRole('button', { name: security('who.go') })
    .click();
};
/** Adds the first passkey, after confirming the identity by password. */
const addPasskey = async (page: Page, member: Member) => {
  await content(page)
    .getByRole('button', { name: t('passkeys.add') })
    .click();
  await confirm(page, member);
  await expect(content(page).locator('li', { hasText: t('passkeys.neverUsed') })).toHaveCount(1);
};
const logOut = async (page: Page, name: string) => {
  await accountButton(page, name).click();
  await sheet(page)
    .getByRole('button', { name: account('sheet.logOut') })
    .click();
  await isGuest(page);
};

test('AU-10: a passkey is added, signs in, is renamed and removed, and opens nothing any more', async ({
  page,
  context,
  baseURL,
}) => {
  const url = named(baseURL);
  await withoutOffers(page);
  const device = await addDevice(context, page);
  const member = await newMember(baseURL, 'Có Khoá');
  await enterAs(context, url, member);
  await openSecurity(page, url);
  await isMember(page, 'Có Khoá');

  await expect(content(page).getByText(t('passkeys.none'))).toBeVisible();
  await addPasskey(page, member);
  const rows = content(page).locator('li', { hasText: t('passkeys.neverUsed') });
  expect(await device.kept()).toBe(1);
  // The authenticator reports an existing passkey. A recent confirmation is not asked for again.
  await content(page)
    .getByRole('button', { name: t('passkeys.another') })
    .click();
  await expect(content(page).getByText(t('passkeyTrouble.keptAlready'))).toBeVisible();
  await expect(rows).toHaveCount(1);
  await logOut(page, 'Có Khoá');

  await accountButton(page, shell('logIn')).click();
  await layer(page)
    .getByRole('button', { name: t('passkey') })
    .click();
  await isMember(page, 'Có Khoá');
  await expect(layer(page)).toHaveCount(0);
  await expect(page.getByText(account('welcome', { name: 'Có Khoá' })).first()).toBeVisible();
  await page.reload();
  await isMember(page, 'Có Khoá');

  await openSecurity(page, url);
  const used = content(page).locator('li', { hasText: /Dùng lần cuối/ });
  await expect(used).toHaveCount(1);
  await used.getByRole('button').first().click();
  expect(await faults(page)).toEqual([]);
  await content(page)
    .getByRole('textbox', { name: t('passkeys.name') })
    .fill('Điện thoại của Mai');
  await content(page)
    .getByRole('button', { name: t('passkeys.save'), exact: true })
    .click();
  await expect(content(page).getByText('Điện thoại của Mai', { exact: true })).toBeVisible();
  await content(page)
    .getByRole('button', { name: t('passkeys.remove', { name: 'Điện thoại của Mai' }) })
    .click();
  expect(await faults(page)).toEqual([]);
  await content(page)
    .getByRole('button', { name: t('passkeys.removeYes'), exact: true })
    .click();
  expect(await faults(page)).toEqual([]);
  await confirm(page, member);
  await expect(content(page).getByText(t('passkeys.none'))).toBeVisible();
  await logOut(page, 'Có Khoá');

  expect(await device.kept()).toBe(1);
  await accountButton(page, shell('logIn')).click();
  await layer(page)
    .getByRole('button', { name: t('passkey') })
    .click();
  await expect(layer(page).getByText(t('passkeyTrouble.refused'))).toBeVisible();
  await isGuest(page);
});

test('AU-10: a viewer whom the device does not know is not let in, and may try again', async ({
  page,
  context,
  baseURL,
}) => {
  const url = named(baseURL);
  await withoutOffers(page);
  const device = await addDevice(context, page);
  const member = await newMember(baseURL, 'Chủ Máy');
  await enterAs(context, url, member);
  await openSecurity(page, url);
  await addPasskey(page, member);
  await logOut(page, 'Chủ Máy');
  await device.verify(false);
  await accountButton(page, shell('logIn')).click();
  const button = layer(page).getByRole('button', { name: t('passkey') });
  await button.click();
  await expect(layer(page).getByText(t('passkeyTrouble.cancelled'))).toBeVisible();
  await isGuest(page);
  await device.verify(true);
  await button.click();
  await isMember(page, 'Chủ Máy');
});

test('AU-10: passkeys are offered at the field of the username', async ({ page, context, baseURL }) => {
  const url = named(baseURL);
  const device = await addDevice(context, page);
  const member = await newMember(baseURL, 'Được Mời');
  await enterAs(context, url, member);
  await openSecurity(page, url);
  await addPasskey(page, member);
  expect(await device.kept()).toBe(1);
  await logOut(page, 'Được Mời');
  await device.attended(false);
  const asked = page.waitForRequest(`**${passkeys.signInOptions.path}`);
  await accountButton(page, shell('logIn')).click();
  await asked;
  await expect(layer(page).locator('input[autocomplete$="webauthn"]')).toBeVisible();
  await isGuest(page);

  // With a present user the offer is enough; this page opens the login for a guest by itself.
  await device.attended(true);
  await page.reload();
  await isMember(page, 'Được Mời');
});

test('AUTH-7: too many tries are said with how long to wait', async ({ page, baseURL }) => {
  await withoutOffers(page);
  await page.route(`**${passkeys.signInOptions.path}`, (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '9' }, json: { code: 429, data: null, message: 'No.' } }),
  );
  await page.goto(`${named(baseURL)}/menu`);
  await accountButton(page, shell('logIn')).click();
  await layer(page)
    .getByRole('button', { name: t('passkey') })
    .click();
  await expect(layer(page).getByText(t('passkeyTrouble.limited', { seconds: 9 }))).toBeVisible();
});

test('where a browser keeps no passkeys none is offered', async ({ page, baseURL }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto(`${named(baseURL)}/menu`);
  await accountButton(page, shell('logIn')).click();
  await expect(layer(page).locator('input[name="username"]:visible')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(layer(page).getByRole('button', { name: t('passkey') })).toHaveCount(0);
});

test('a bare address, which no passkey can be made for, offers none', async ({ page }) => {
  await page.goto('/menu');
  const asked = page.waitForResponse('**/live/api/user/sign-in-methods');
  await accountButton(page, shell('logIn')).click();
  expect(await (await asked).json()).toMatchObject({ data: { passkey: false } });
  await expect(layer(page).getByRole('button', { name: t('passkey') })).toHaveCount(0);
});
