import { defineConfig } from '@playwright/test';
import { shellOptions } from './tools/runner/chromium.ts';

/** End-to-end tests over the production build; each spec file starts the server it needs. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  // More than one for each core, because tests also wait.
  workers: '150%',
  reporter: 'list',
  // In ms; these only limit hangs, because speed is not tested here.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // Blocked, because a worker's requests bypass `page.route`; the offline page has a separate test.
  use: { browserName: 'chromium', serviceWorkers: 'block', launchOptions: shellOptions() },
});
