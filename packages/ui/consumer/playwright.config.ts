import { defineConfig } from '@playwright/test';
import { shellOptions } from '../../../tools/runner/chromium.ts';

/** Tests the published package. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.check.ts',
  outputDir: '../../../test-results/package',
  reporter: 'list',
  forbidOnly: true,
  workers: 1,
  // Includes an installation, possibly on a busy machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: { browserName: 'chromium', launchOptions: shellOptions() },
});
