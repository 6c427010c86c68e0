import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** Texts of the log's rows in the order in which they first appeared. */
    recorded: string[];
    /** The most rows that were present at once. */
    mostRows: number;
  }
}

/** Records every message with a mark when its row first appears; call it before the page opens. */
export const recordRows = async (page: Page, mark: string): Promise<void> => {
  await page.addInitScript((wanted) => {
    window.recorded = [];
    window.mostRows = 0;
    const note = (row: Element) => {
      const text = row.textContent ?? '';
      const at = text.indexOf(wanted);
      if (at >= 0) window.recorded.push(text.slice(at + wanted.length).match(/^\d+/)?.[0] ?? text);
    };
    const look = (changes: readonly MutationRecord[]) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          const rows = node.matches('li[data-id]') ? [node] : node.querySelectorAll('li[data-id]');
          for (const row of rows) note(row);
        }
      window.mostRows = Math.max(window.mostRows, document.querySelectorAll('[role="log"] li[data-id]').length);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, mark);
};
