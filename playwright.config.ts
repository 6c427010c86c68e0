import { defineConfig } from 'playwright/test';
import { launchOptions } from './tools/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'node_modules/.cache/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: launchOptions(),
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    video: 'off',
    locale: 'vi-VN',
    timezoneId: 'Asia/Bangkok',
  },
});
