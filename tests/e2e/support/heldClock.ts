import { expect, type Locator, type Page } from 'playwright/test';

declare global {
  interface Window {
    /** The delays of the page's pending timers, in milliseconds. */
    timers: () => readonly number[];
  }
}

const knowTimers = () => {
  const { setTimeout: set, clearTimeout: clear } = window;
  const waiting = new Map<unknown, number>();
  window.timers = () => [...waiting.values()];
  window.setTimeout = ((run: (...given: readonly unknown[]) => void, delay = 0, ...given: readonly unknown[]) => {
    const fire = () => {
      waiting.delete(id);
      run(...given);
    };
    const id: unknown = set(fire, delay);
    waiting.set(id, delay);
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    waiting.delete(id);
    clear(id);
  };
};

/**
 * Lets the test control the page's clock; call it before the page opens. After `stop` it moves only when the test moves
 * it.
 */
export const holdClock = async (page: Page) => {
  await page.clock.install({ time: Date.now() });
  await page.addInitScript(knowTimers);
  return {
    stop: () => page.clock.pauseAt(Date.now() + 120_000),
    /** Advances by a timer's delay, as soon as the page has set the timer. */
    pass: async (delayMs: number): Promise<void> => {
      await expect.poll(() => page.evaluate(() => window.timers())).toContain(delayMs);
      await page.clock.runFor(delayMs);
    },
    /**
     * Resolves once an element is visible; lazily loaded code is painted only when the clock advances, here at about
     * its usual pace.
     */
    comes: (what: Locator): Promise<void> =>
      expect
        .poll(
          async () => {
            await page.clock.runFor(100);
            return what.count();
          },
          { intervals: [100] },
        )
        .toBeGreaterThan(0),
  };
};
