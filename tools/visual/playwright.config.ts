import { defineConfig } from '@playwright/test';
import { shellOptions } from '../runner/chromium.ts';

const { args, ...options } = shellOptions();
const onlyThisMachine = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** Looks after the built Storybook as a whole. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.check.ts',
  outputDir: '../test-results/storybook',
  globalSetup: './serve.ts',
  reporter: 'list',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A journey plays in it, on a machine that may be busy.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    // Other servers are out of reach, as on a machine without a network.
    launchOptions: { ...options, args: [...args, onlyThisMachine] },
  },
});
