import { expect, type Locator, type Page } from 'playwright/test';

declare global {
  interface Window {
    /** How long each timer is that the page waits for, in milliseconds. */
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

/** The page's clock in the test's hand; call it before the page opens. From `stop` on it moves only as far as the test moves it. */
export const holdClock = async (page: Page) => {
  await page.clock.install({ time: Date.now() });
  await page.addInitScript(knowTimers);
  return {
    stop: () => page.clock.pauseAt(Date.now() + 120_000),
    /** Goes on by as much as a timer takes, as soon as the page has set it. */
    pass: async (delayMs: number): Promise<void> => {
      await expect.poll(() => page.evaluate(() => window.timers())).toContain(delayMs);
      await page.clock.runFor(delayMs);
    },
    /** Settles once something stands; what loads on demand is painted when the clock goes on, here at about its usual pace. */
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
