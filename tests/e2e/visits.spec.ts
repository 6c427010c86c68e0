import type { Page } from 'playwright/test';
import { accountSlugs } from '#domain/routing/accountPages.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { enterAs, newMember } from './support/members.ts';
import { narrow, screensOf, wide, type Screen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** Sums up the layout shifts. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
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

const shifted = async (page: Page): Promise<number> => {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(() => (window as unknown as { readonly shifts: { readonly total: number } }).shifts.total);
};

/** Opens a screen, and returns its layout shifts until its content was shown. */
const visit = async (page: Page, { path, shown }: Screen): Promise<number> => {
  await page.goto(path, { waitUntil: 'load' });
  await page.locator(shown).first().waitFor({ state: 'attached' });
  return shifted(page);
};

/** Walks through the page's first controls with the Tab key, from the skip link on. */
const expectKeyboardReaches = async (page: Page, { path, covers }: Screen) => {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  if (!covers) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute('href', '#content');
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
  }
  const seen = new Set<string>();
  for (let i = 0; i < 12; i += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const one = document.activeElement as HTMLElement | null;
      if (!one || one === document.body) return null;
      const { width, height } = one.getBoundingClientRect();
      const label = one.ariaLabel ?? one.textContent?.trim() ?? '';
      const named =
        label !== '' ||
        one.hasAttribute('aria-labelledby') ||
        one.id !== '' ||
        one.getAttribute('role') === 'log' ||
        (one instanceof HTMLInputElement && one.labels !== null && one.labels.length > 0);
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
};

test.beforeEach(async ({ page, context, baseURL }) => {
  await enterAs(context, baseURL, await newMember(baseURL));
  await watchShifts(page);
});

const shiftedAtAll = (found: Readonly<Record<string, number>>) =>
  Object.entries(found).filter(([, total]) => total >= 0.05);

test('no screen shifts by 0.05 or more while it loads, at 360 px', async ({ page, baseURL }) => {
  await page.setViewportSize(narrow);
  const found: Record<string, number> = {};
  for (const screen of await screensOf(baseURL)) found[screen.name] = await visit(page, screen);
  expect(shiftedAtAll(found)).toEqual([]);
});

// One visit for both: the shifts are read before a key is pressed.
test('at 1440 px no screen shifts by 0.05 or more while it loads, and the keyboard reaches everything: the skip link first, then each control in turn, none without a name', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(wide);
  const found: Record<string, number> = {};
  for (const screen of await screensOf(baseURL)) {
    found[screen.name] = await visit(page, screen);
    await expectKeyboardReaches(page, screen);
  }
  expect(shiftedAtAll(found)).toEqual([]);
});

for (const viewport of [narrow, wide])
  test(`no page of an account shifts by 0.05 or more until all of it is there, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const found: Record<string, number> = {};
    for (const path of [...accountSlugs.map((slug) => hrefOf('accountPage', { slug })), hrefOf('referral')]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      found[path] = await shifted(page);
    }
    expect(shiftedAtAll(found)).toEqual([]);
  });
