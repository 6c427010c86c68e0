import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { launchOptions } from './tools/browser.ts';

/** The logs of this run, for its workers and for what looks at them afterwards. */
process.env['E2E_LOGS'] ??= join(tmpdir(), `khandai-e2e-logs-${process.pid}`);

// E2E_AT, an instant in ISO 8601, is when the workers and their origins begin; a page follows the clock of its origin.
const at = process.env['E2E_AT'];
if (at !== undefined && process.env['E2E_MOVED_MS'] === undefined) {
  const moved = Date.parse(at) - Date.now();
  if (Number.isNaN(moved)) throw new Error('E2E_AT must be an instant in ISO 8601, as 2026-11-22T16:55Z.');
  process.env['E2E_MOVED_MS'] = String(moved);
  const program = new URL('./tests/e2e/support/movedClock.ts', import.meta.url).href;
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import ${program}`;
}

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'node_modules/.cache/e2e',
  projects: [
    { name: 'portal', testIgnore: '**/afterwards/**', teardown: 'afterwards' },
    { name: 'afterwards', testMatch: '**/afterwards/*.spec.ts' },
  ],
  fullyParallel: true,
  forbidOnly: true,
  // Twice the two cores that it is planned for: tests wait for pages half of their time.
  workers: 4,
  // A machine that others use too can be late; what needed another try is named at the end (tools/test.ts).
  retries: 2,
  reporter: [['list']],
  // Twice what a busy machine was seen to need.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: launchOptions(),
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Notes of every step cost up to a third of the run: they are kept of a second try alone.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    video: 'off',
    locale: 'vi-VN',
    // What moves is drawn again and again, and is waited for before each press; it moves in the tests of the components.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Asia/Bangkok',
  },
});
