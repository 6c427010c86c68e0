import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** Messages of the player, without consecutive duplicates. */
    cards: string[];
  }
}

/**
 * Records which of some sentences the player shows, in order; call it before the page opens. Returns a function that
 * reads them.
 */
export const recordCards = async (
  page: Page,
  sentences: readonly string[],
): Promise<() => Promise<readonly string[]>> => {
  await page.addInitScript((wanted) => {
    window.cards = [];
    new MutationObserver(() => {
      const text = document.querySelector('[data-place]')?.textContent ?? '';
      const said = wanted.find((one) => text.includes(one));
      if (said !== undefined && said !== window.cards.at(-1)) window.cards.push(said);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, sentences);
  return () => page.evaluate(() => window.cards);
};
