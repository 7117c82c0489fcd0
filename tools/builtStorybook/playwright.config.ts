import { defineConfig } from '@playwright/test';
import { shellOptions } from '../runner/chromium.ts';

const { args, ...options } = shellOptions();
const onlyThisMachine = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** Whether to run the checks of the nightly workflow too, which need sheets of all states. */
const isNightly = process.env['SCENARIOS'] === 'every';

/** The tests of the built Storybook. */
export default defineConfig({
  testDir: '.',
  testMatch: isNightly ? ['*.check.ts', '*.nightly.ts'] : '*.check.ts',
  outputDir: '../../test-results/storybook',
  globalSetup: './serve.ts',
  reporter: 'list',
  fullyParallel: true,
  forbidOnly: true,
  workers: '100%',
  // In ms; these only limit hangs.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    baseURL: process.env['VISUAL_URL'],
    // Blocks other servers, as on a machine without a network.
    launchOptions: { ...options, args: [...args, onlyThisMachine] },
  },
});
