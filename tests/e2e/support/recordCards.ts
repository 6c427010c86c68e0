import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** What the player has said, each time that it was something else. */
    cards: string[];
  }
}

/** Writes down which of some sentences the player says, as it says them; call it before the page opens. Returns how to read them. */
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
