import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright/test';
import { schedule } from '#contract/http/schedule.ts';
import { localePath, locales, type Locale } from '#domain/locale/locale.ts';
import { roomPath } from '#domain/live/roomAddress.ts';
import { enterAs, newMember } from './support/members.ts';
import { startOrigin } from './support/origin.ts';
import { liveMatch } from './support/rooms.ts';
import { expect, test, watch } from './support/test.ts';
import { words } from './support/words.ts';

// axe's own reading of a page would be traced, frame by frame.
test.use({ trace: 'off' });

type Theme = 'dark' | 'light';
const themes = ['dark', 'light'] as const satisfies readonly Theme[];
const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 740 };

/** What axe holds to be serious or worse, in one line each. */
const faults = async (page: Page): Promise<readonly string[]> => {
  // What is halfway through fading has no contrast of its own yet.
  await page.evaluate(() => {
    for (const one of document.getAnimations())
      if (Number.isFinite(Number(one.effect?.getComputedTiming().endTime))) one.finish();
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 160))
          .join(' | ')}`,
    );
};
/** What was found where, told all at once. */
class Findings {
  private readonly all: Record<string, readonly string[]> = {};
  note(where: string, said: readonly string[]) {
    if (said.length > 0) this.all[where] = said;
  }
  expectNone() {
    expect(this.all).toEqual({});
  }
}
const sidewaysNow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
/** How far a page can be scrolled sideways once it has taken on the width of the window. */
const sideways = async (page: Page): Promise<number> => {
  await expect
    .poll(() => sidewaysNow(page), { timeout: 3000 })
    .toBe(0)
    .catch(() => undefined);
  return sidewaysNow(page);
};

const openContext = (context: BrowserContext, theme: Theme) =>
  context.addInitScript((wanted) => localStorage.setItem('khandai.colour', wanted), theme);

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Stands once the screen has what it shows. */
  readonly shown: string;
}
const screensOf = async (url: string): Promise<readonly Screen[]> => [
  { name: 'home', path: '/', shown: '#content a[href*="/truc-tiep/"]' },
  { name: 'menu', path: '/menu', shown: '#content h1' },
  { name: 'schedule', path: '/lich-truc-tiep', shown: '#content li[data-state]' },
  { name: 'bookings', path: '/lich-truc-tiep/dat-lich-cua-ban', shown: '#content h1' },
  { name: 'chatroom', path: '/chatroom', shown: '[role="log"] li[data-id]' },
  { name: 'room', path: roomPath(await liveMatch(url, '1'))!, shown: '[role="log"] li[data-id]' },
  { name: '404', path: '/khong-co', shown: '#content h1' },
];

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

test('every state of a screen: loading, empty, failed and offline have nothing serious', async ({ page, context }) => {
  test.setTimeout(120_000);
  const shell = words('vi', 'shell');
  const found = new Findings();
  await page.setViewportSize(wide);
  const held: (() => void)[] = [];
  let answer: 'held' | 'given' | 'fault' = 'held';
  await page.route(`**${schedule.liveSchedule.path}*`, async (route) => {
    if (answer === 'held') await new Promise<void>((resolve) => held.push(resolve));
    if (answer === 'fault') return route.fulfill({ status: 500, json: { code: 500, data: null, message: 'No.' } });
    return route.fallback();
  });
  await page.goto('/lich-truc-tiep');
  await page.locator('#content h1').waitFor();
  found.note('loading', await faults(page));
  await expect.poll(() => held.length).toBeGreaterThan(0);
  answer = 'given';
  held.forEach((go) => go());
  await page.locator('#content li[data-state]').first().waitFor();

  await context.setOffline(true);
  await expect(page.getByText(shell('offline'))).toBeVisible();
  await expect(page.locator('#content li[data-state]').first()).toBeVisible();
  found.note('offline', await faults(page));
  await context.setOffline(false);

  answer = 'fault';
  await page.goto('/lich-truc-tiep');
  await expect(page.getByText(shell('failed.title')).first()).toBeVisible();
  found.note('failed', await faults(page));
  found.expectNone();
});

test('an empty portal says so on every screen and has nothing serious', async ({ browser }) => {
  test.setTimeout(120_000);
  const origin = await startOrigin({ DEMO: 'off' });
  const found = new Findings();
  try {
    const context = await browser.newContext({ baseURL: origin.url, viewport: wide, locale: 'vi-VN' });
    const page = await context.newPage();
    const complaints = watch(page);
    const said = {
      '/': words('vi', 'home')('quiet'),
      '/lich-truc-tiep': words('vi', 'schedule')('empty'),
      '/chatroom': words('vi', 'chat')('empty'),
    };
    for (const [path, text] of Object.entries(said)) {
      await page.goto(path);
      await expect(page.getByText(text).first()).toBeVisible();
      found.note(path, await faults(page));
    }
    found.note('complaints', complaints);
    await context.close();
  } finally {
    await origin.discard();
  }
  found.expectNone();
});

test('no screen shifts by 0.05 or more while it loads', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.total += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const found: Record<string, number> = {};
  for (const viewport of [narrow, wide])
    for (const { name, path, shown } of await screensOf(baseURL)) {
      if (name === 'bookings') continue;
      await page.setViewportSize(viewport);
      await page.goto(path, { waitUntil: 'load' });
      await page.locator(shown).first().waitFor({ state: 'attached' });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const total = await page.evaluate(
        () => (window as unknown as { readonly shifts: { readonly total: number } }).shifts.total,
      );
      if (total >= 0.05) found[`${name} ${viewport.width}`] = Math.round(total * 1000) / 1000;
    }
  expect(found).toEqual({});
});

test('the keyboard reaches everything: the skip link first, then each control in turn, none without a name', async ({
  page,
  context,
  baseURL,
}) => {
  await enterAs(context, baseURL, await newMember(baseURL));
  await page.setViewportSize(wide);
  for (const { path, shown } of await screensOf(baseURL)) {
    await page.goto(path);
    await page.locator(shown).first().waitFor({ state: 'attached' });
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute('href', '#content');
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
    const seen = new Set<string>();
    for (let i = 0; i < 12; i += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const one = document.activeElement as HTMLElement | null;
        if (!one || one === document.body) return null;
        const { width, height } = one.getBoundingClientRect();
        const label = one.ariaLabel ?? one.textContent?.trim() ?? '';
        const named =
          label !== '' || one.hasAttribute('aria-labelledby') || one.id !== '' || one.getAttribute('role') === 'log';
        return {
          key: `${one.tagName} ${label} ${one.getAttribute('href') ?? ''} ${Math.round(one.getBoundingClientRect().top)}`,
          sized: width > 0 && height > 0,
          named,
        };
      });
      if (at === null) break;
      expect(at, `${path}: ${at.key}`).toMatchObject({ sized: true, named: true });
      seen.add(at.key);
    }
    expect(seen.size, path).toBeGreaterThan(0);
  }
});
