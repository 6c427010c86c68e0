import { test as base, expect, type Page } from 'playwright/test';
import { startOrigin, type RunningOrigin } from './origin.ts';

/** What one worker keeps for all its tests. */
export interface Watched {
  readonly origin: RunningOrigin;
}

/** Unwanted messages of the page: errors and violations of the content security policy. */
export const watch = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted Type/i.test(message.text())) complaints.push(`policy: ${message.text()}`);
  });
  return complaints;
};

/**
 * One origin per worker. A page fails its test if it throws or violates the policy, except for the messages that the
 * test lists in `provoked`, each of which has to occur.
 */
export const test = base.extend<{ baseURL: string; provoked: RegExp[] }, Watched>({
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
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this parameter's pattern
  provoked: async ({}, provide) => provide([]),
  page: async ({ page, provoked }, provide) => {
    const complaints = watch(page);
    await provide(page);
    expect(complaints.filter((text) => !provoked.some((one) => one.test(text)))).toEqual([]);
    expect(provoked.filter((one) => !complaints.some((text) => one.test(text)))).toEqual([]);
  },
});
export { expect };
