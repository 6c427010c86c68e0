import { test as base, expect, type Page } from 'playwright/test';
import { startOrigin, type RunningOrigin } from './origin.ts';

/** What one worker keeps for all its tests. */
export interface Watched {
  readonly origin: RunningOrigin;
}

/** What the page said that it should not have: errors and violations of the content security policy. */
export const watch = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted Type/i.test(message.text())) complaints.push(`policy: ${message.text()}`);
  });
  return complaints;
};

/** One origin per worker; every page fails its test when it throws or breaks the policy. */
export const test = base.extend<{ baseURL: string }, Watched>({
  origin: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this parameter's pattern
    async ({}, provide) => {
      const origin = await startOrigin();
      await provide(origin);
      await origin.discard();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, provide) => provide(origin.url),
  page: async ({ page }, provide) => {
    const complaints = watch(page);
    await provide(page);
    expect(complaints).toEqual([]);
  },
});
export { expect };
