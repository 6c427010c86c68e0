import type { Page } from 'playwright/test';
import { roomPath } from '#domain/room/roomAddress.ts';
import { liveMatch } from './support/rooms.ts';
import { expect, test } from './support/test.ts';

/** The requests for the numerals font, with their initiators. */
const askedBy = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/figures-[^/]+\.woff2$/.test(name))
      .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
  );
const isDrawn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#content *')].some(
      (one) => one.childElementCount === 0 && getComputedStyle(one).fontFamily.includes('KD Figures'),
    ),
  );

test('figures have their face from the head of the page, so that none moves as it comes', async ({ page, baseURL }) => {
  for (const path of ['/', '/lich-truc-tiep', roomPath(await liveMatch(baseURL, '1'))!]) {
    await page.goto(path);
    await expect.poll(() => isDrawn(page), path).toBe(true);
    await page.evaluate(() => document.fonts.ready);
    expect(await askedBy(page), path).toEqual(['link']);
  }
});

test('a page without figures loads no face for them', async ({ page }) => {
  await page.goto('/menu');
  await expect(page.locator('#content h1')).toBeVisible();
  expect(await askedBy(page)).toEqual([]);
});
