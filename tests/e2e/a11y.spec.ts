import type { BrowserContext, Page } from 'playwright/test';
import { localePath, locales, type Locale } from '#domain/locale/locale.ts';
import { roomPath } from '#domain/live/roomAddress.ts';
import { faults, sideways } from './support/axe.ts';
import { Findings } from './support/findings.ts';
import { enterAs, newMember } from './support/members.ts';
import { liveMatch } from './support/rooms.ts';
import { narrow, screensOf, wide } from './support/screens.ts';
import { expect, test, watch } from './support/test.ts';
import { words } from './support/words.ts';

// axe's own reading of a page would be traced, frame by frame.
test.use({ trace: 'off' });

type Theme = 'dark' | 'light';
const themes = ['dark', 'light'] as const satisfies readonly Theme[];

const openContext = (context: BrowserContext, theme: Theme) =>
  context.addInitScript((wanted) => localStorage.setItem('khandai.colour', wanted), theme);

/** Layers over the page, opened as a viewer opens them; each is closed by Escape. */
const layersOf = (locale: Locale) => {
  const shell = words(locale, 'shell');
  return [
    {
      name: 'account',
      path: '/menu',
      open: (page: Page) => page.locator('header button[aria-haspopup="dialog"]').last().click(),
      shown: 'dialog[open]',
    },
    { name: 'shortcuts', path: '/menu', open: (page: Page) => page.keyboard.press('?'), shown: 'dialog[open]' },
    {
      name: 'language',
      path: '/menu',
      open: (page: Page) => page.getByRole('button', { name: shell('language') }).click(),
      shown: '[role="menu"]',
    },
    {
      name: 'search',
      path: '/menu',
      open: (page: Page) => page.getByRole('combobox').fill('a'),
      shown: '[role="listbox"]',
    },
    {
      name: 'match sheet',
      path: '/lich-truc-tiep',
      open: (page: Page) => page.locator('#content li[data-state="coming"] > button').first().click(),
      shown: 'dialog[open]',
    },
  ] as const;
};

const setUp = async (page: Page, context: BrowserContext, url: string, theme: Theme) => {
  await openContext(context, theme);
  await enterAs(context, url, await newMember(url, 'Người Xem'));
  await page.route('**/media/**/*.m4s', (route) => route.abort());
};

for (const { code: locale } of locales)
  for (const theme of themes)
    test(`axe finds nothing serious, and nothing lies sideways at 360 px: ${locale}, ${theme}`, async ({
      page,
      context,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      await setUp(page, context, baseURL, theme);
      const found = new Findings();
      for (const { name, path, shown } of await screensOf(baseURL)) {
        await page.setViewportSize(narrow);
        await page.goto(localePath(locale, path));
        await page.locator(shown).first().waitFor({ state: 'attached' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        found.note(`${name} narrow`, await faults(page));
        const over = await sideways(page);
        if (over > 0) found.note(`${name} sideways`, [`${over} px`]);
        if (locale !== 'vi') continue;
        await page.setViewportSize(wide);
        found.note(`${name} wide`, await faults(page));
      }
      found.expectNone();
    });

for (const theme of themes)
  test(`the layers over a page have nothing serious, and fit 360 px: ${theme}`, async ({ page, context, baseURL }) => {
    test.setTimeout(120_000);
    await setUp(page, context, baseURL, theme);
    const found = new Findings();
    for (const { name, path, open, shown } of layersOf('vi')) {
      await page.setViewportSize(wide);
      await page.goto(path);
      await page
        .locator(path === '/menu' ? '#content h1' : '#content li[data-state="coming"]')
        .first()
        .waitFor();
      // What opens it comes after the first paint: a press before that is pressed again.
      await expect(async () => {
        await open(page);
        await page.locator(shown).first().waitFor({ timeout: 2000 });
      }).toPass();
      found.note(name, await faults(page));
      await page.setViewportSize(narrow);
      const over = await sideways(page);
      if (over > 0) found.note(`${name} sideways`, [`${over} px`]);
    }
    found.expectNone();
  });

test('the log-in layer and the quality menu have nothing serious in both colours', async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  const path = roomPath(await liveMatch(baseURL, '1'))!;
  const found = new Findings();
  for (const theme of themes) {
    const context = await browser.newContext({ baseURL, viewport: wide, locale: 'vi-VN' });
    await openContext(context, theme);
    const page = await context.newPage();
    const complaints = watch(page);
    await page.goto(path);
    await page.getByRole('region', { name: words('vi', 'player')('player') }).hover();
    await page.getByRole('button', { name: new RegExp(`^${words('vi', 'player')('quality')}`) }).click();
    await page.getByRole('menu').waitFor();
    found.note(`quality menu, ${theme}`, await faults(page));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words('vi', 'shell')('logIn') }).click();
    await page.locator('dialog[open]').waitFor();
    found.note(`log-in, ${theme}`, await faults(page));
    await page.getByRole('tab', { name: words('vi', 'account')('register') }).click();
    found.note(`registration, ${theme}`, await faults(page));
    found.note(`complaints, ${theme}`, complaints);
    await context.close();
  }
  found.expectNone();
});
