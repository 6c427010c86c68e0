import { localePath } from '#domain/locale/locale.ts';
import { accountSlugs } from '#domain/routing/accountPages.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { enterAs, newMember } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { sentTitle } from './support/titles.ts';

const accountPaths = accountSlugs.map((slug) => hrefOf('accountPage', { slug }));

test('each page of an account has a title of its own, as the origin writes it, on the walk to the next', async ({
  page,
  context,
  baseURL,
}) => {
  await enterAs(context, baseURL, await newMember(baseURL));
  const sent = await Promise.all(accountPaths.map((path) => sentTitle(baseURL + localePath('en', path))));
  expect(new Set(sent).size).toBe(accountPaths.length);
  await page.goto(localePath('en', accountPaths[0]!));
  await page.evaluate(() => Object.assign(window, { marked: true }));
  const links = page.locator('#content nav a');
  await expect(links).toHaveCount(accountPaths.length);
  // The first page last: its title must be restored.
  for (const [i, path] of [...accountPaths.entries()].reverse()) {
    await links.nth(i).click();
    await expect(page).toHaveTitle(sent[i]!);
    expect(new URL(page.url()).pathname).toBe(localePath('en', path));
  }
  expect(await page.evaluate(() => 'marked' in window), 'every page was walked to').toBe(true);
});

test('the title of the first page stays as the origin wrote it, and its name is said after a walk', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, { titles });
    new MutationObserver(() => {
      if (document.title !== '' && titles.at(-1) !== document.title) titles.push(document.title);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const titles = () => page.evaluate(() => (window as unknown as { readonly titles: readonly string[] }).titles);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/menu');
  // Code that loads after the page is ready once its shortcuts work.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('navigation').first().locator('a[href="/en/chatroom"]').click();
  await expect(page).toHaveTitle('The open chat room – Khán Đài');
  await expect(page.getByText('Opened The open chat room – Khán Đài')).toBeAttached();
  expect(await titles()).toEqual(['Menu – Khán Đài', 'The open chat room – Khán Đài']);
});
