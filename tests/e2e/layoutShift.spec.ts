import { narrow, screensOf, wide } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('no screen shifts by 0.05 or more while it loads', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
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
