import type { Page } from 'playwright/test';
import { roomPath } from '#domain/live/roomAddress.ts';
import { localePath, locales, type Locale } from '#domain/locale/locale.ts';
import { addDays, dayOf } from '#domain/shared/zone.ts';
import { createFindings } from './support/findings.ts';
import { enterAs, newMember } from './support/members.ts';
import { liveMatch } from './support/rooms.ts';
import { half, narrow, wide } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

// axe's own reading of a page would be traced, frame by frame.
test.use({ trace: 'off' });

interface Layer {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  /** Stands once it is open. */
  readonly shown: string;
  /** What is judged; `shown` where absent. */
  readonly within?: string;
}
const dialog = 'dialog[open]';
const menu = '[role="menu"]';
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name }).click();

/** What a member can open over a page, from the bar above it. */
const layersOf = (locale: Locale, nickname: string): readonly Layer[] => {
  const shell = words(locale, 'shell');
  return [
    { name: 'language', open: button(new RegExp(shell('language'))), shown: menu },
    { name: 'zone', open: button(shell('zone')), shown: menu },
    { name: 'theme', open: button(shell('theme.label')), shown: menu },
    { name: 'account', open: button(nickname), shown: dialog },
    { name: 'shortcuts', open: (page) => page.keyboard.press('?'), shown: dialog },
    {
      name: 'search',
      open: (page) => page.getByRole('combobox').fill('a'),
      shown: '[role="option"]',
      within: '[role="search"]',
    },
  ];
};
const matchSheet: Layer = {
  name: 'match sheet',
  open: (page) => page.locator('#content li[data-state="coming"] > button').first().click(),
  shown: dialog,
};
/** Opens a layer; what opens it comes after the first paint, so a press before that is pressed again. */
const show = (page: Page, { open, shown }: Layer) =>
  expect(async () => {
    await open(page);
    await page.locator(shown).first().waitFor({ timeout: 2000 });
  }).toPass();
const leave = async (page: Page, { shown }: Layer) => {
  await page.keyboard.press('Escape');
  await expect(page.locator(shown)).toHaveCount(0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
};

for (const { code: locale } of locales) {
  test(`axe finds nothing serious in what a member opens over a page: ${locale}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await enterAs(context, baseURL, await newMember(baseURL, 'Người Xem'));
    await page.setViewportSize(half);
    const found = createFindings(page);
    const judge = async (layer: Layer) => {
      await show(page, layer);
      await found.look(layer.name, { within: layer.within ?? layer.shown });
      await page.setViewportSize(narrow);
      await found.fits(`${layer.name} at 360 px`);
      await page.setViewportSize(half);
      await leave(page, layer);
    };
    // A short page, since axe reads all of it each time.
    await page.goto(localePath(locale, '/menu'));
    await page.locator('#content h1').waitFor();
    for (const layer of layersOf(locale, 'Người Xem')) await judge(layer);
    // Tomorrow's page has matches to come at any hour.
    const tomorrow = addDays(dayOf(Date.now(), 'Asia/Bangkok'), 1);
    await page.goto(localePath(locale, `/lich-truc-tiep?date=${tomorrow}`));
    await page.locator('#content li[data-state="coming"]').first().waitFor();
    await judge(matchSheet);
    await page.setViewportSize(narrow);
    const search = { open: button(words(locale, 'shell')('search.open')), name: 'search sheet', shown: dialog };
    await show(page, search);
    await found.look(search.name, { within: search.shown });
    found.expectNone();
  });

  test(`axe finds nothing serious in what a guest opens: ${locale}`, async ({ page, baseURL }) => {
    await page.route('**/media/**/*.m4s', (route) => route.abort());
    await page.setViewportSize(wide);
    await page.goto(localePath(locale, roomPath(await liveMatch(baseURL, '1'))!));
    const found = createFindings(page);
    const [shell, account, player] = [words(locale, 'shell'), words(locale, 'account'), words(locale, 'player')];
    await page.getByRole('region', { name: player('player') }).hover();
    await page.getByRole('button', { name: new RegExp(`^${player('quality')}`) }).click();
    await page.locator(menu).waitFor();
    await found.look('quality', { within: menu });
    await page.keyboard.press('Escape');
    await page
      .getByRole('banner')
      .getByRole('button', { name: shell('logIn') })
      .click();
    await page.locator(dialog).waitFor();
    await found.look('log-in', { within: dialog });
    await page.getByRole('tab', { name: account('register') }).click();
    await expect(page.locator(`${dialog} input[name="nickname"]`)).toBeVisible();
    await found.look('registration', { within: dialog });
    found.expectNone();
  });
}
