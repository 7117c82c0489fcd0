import { defineConfig } from '@playwright/test';
import { shellOptions } from './tools/runner/chromium.ts';

/** End-to-end tests over the production build; each spec file starts the server it needs. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: 'list',
  // Bounds for what hangs, in ms; how fast something is, is not tested here.
  timeout: 30_000,
  expect: { timeout: 10_000 },
  // A worker's requests pass by `page.route`; the offline page has a test of its own.
  use: { browserName: 'chromium', serviceWorkers: 'block', launchOptions: shellOptions() },
});
