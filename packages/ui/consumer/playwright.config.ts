import { defineConfig } from '@playwright/test';
import { shellOptions } from '../../../tools/runner/chromium.ts';

/** Looks after the package that others install. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.check.ts',
  outputDir: '../../../test-results/package',
  reporter: 'list',
  forbidOnly: true,
  workers: 1,
  // An installation is among it, on a machine that may be busy.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  use: { browserName: 'chromium', launchOptions: shellOptions() },
});
