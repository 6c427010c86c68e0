import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { seriousIn } from '../../support/violations.ts';

export interface Look {
  /** The part that is checked; the whole page if absent. */
  readonly within?: string;
  /** Contrast only, for a second colour: axe's other rules give the same result in both. */
  readonly contrastOnly?: boolean;
}

/** axe's serious and critical findings, one line each. */
export const faults = async (page: Page, { within, contrastOnly }: Look = {}): Promise<readonly string[]> => {
  // An element in the middle of a fade does not have its final contrast yet.
  await page.evaluate(() => {
    for (const one of document.getAnimations())
      if (Number.isFinite(Number(one.effect?.getComputedTiming().endTime))) one.finish();
  });
  // There are no frames: the page that axe would open to join their results costs more than all its checks.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  if (contrastOnly) axe.withRules('color-contrast');
  const { violations } = await axe.analyze();
  return seriousIn(violations);
};
const sidewaysNow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
/** How far a page can be scrolled sideways once it has adapted to the window, in pixels. */
export const sideways = async (page: Page): Promise<number> => {
  await expect
    .poll(() => sidewaysNow(page), { timeout: 3000 })
    .toBe(0)
    .catch(() => undefined);
  return sidewaysNow(page);
};
