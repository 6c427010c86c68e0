import type { Page } from 'playwright/test';
import { accountSlugs } from '#domain/routing/accountPages.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { enterAs, newMember } from './support/members.ts';
import { narrow, screensOf, wide } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** Adds up by how much what is seen moves by itself. */
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

test.beforeEach(async ({ page, context, baseURL }) => {
  await enterAs(context, baseURL, await newMember(baseURL));
  await watchShifts(page);
});

for (const viewport of [narrow, wide]) {
  test(`no screen shifts by 0.05 or more while it loads, at ${viewport.width} px`, async ({ page, baseURL }) => {
    await page.setViewportSize(viewport);
    const found: Record<string, number> = {};
    for (const { name, path, shown } of await screensOf(baseURL)) {
      await page.goto(path, { waitUntil: 'load' });
      await page.locator(shown).first().waitFor({ state: 'attached' });
      found[name] = await shifted(page);
    }
    expect(Object.entries(found).filter(([, total]) => total >= 0.05)).toEqual([]);
  });

  test(`no page of an account shifts by 0.05 or more until all of it is there, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const found: Record<string, number> = {};
    for (const path of [...accountSlugs.map((slug) => hrefOf('accountPage', { slug })), hrefOf('referral')]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      found[path] = await shifted(page);
    }
    expect(Object.entries(found).filter(([, total]) => total >= 0.05)).toEqual([]);
  });
}
