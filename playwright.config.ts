import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { shellOptions } from './tools/chromium.ts';

const engines = { firefox, webkit };
/** The other engines, where Playwright has installed them, as in its image. */
const others = (['firefox', 'webkit'] as const).filter((name) =>
  existsSync(engines[name].executablePath()),
);

const { args, ...options } = shellOptions();
const chromium = { browserName: 'chromium', launchOptions: { ...options, args } } as const;
/** Blocks other servers, as on a machine without a network. */
const offline = [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'];

/** Tests of the builds of the site, of Storybook and of the package. */
export default defineConfig<object, { translated: boolean }>({
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  forbidOnly: true,
  // More than one for each core, because tests also wait.
  workers: '150%',
  reporter: [['list'], ['html', { outputFolder: 'report/playwright', open: 'never' }]],
  // In ms; these only limit hangs, because speed is not tested here.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // Blocked, because a worker's requests bypass `page.route`; the offline page has a separate test.
  use: { serviceWorkers: 'block' },
  projects: [
    { name: 'chromium', testDir: 'e2e', use: chromium },
    // The main flows once more, in pages that the browser translates.
    {
      name: 'translated',
      testDir: 'e2e',
      use: { ...chromium, translated: true },
      grep: /@translated/,
    },
    ...others.map((name) => ({
      name,
      testDir: 'e2e',
      use: { browserName: name },
      grepInvert: /@chromium/,
    })),
    {
      name: 'storybook',
      testDir: '.storybook/built',
      // Its worker responds to the calls of stories.
      use: { ...chromium, launchOptions: { ...options, args: offline }, serviceWorkers: 'allow' },
    },
    { name: 'package', testDir: 'packages/ui/consumer', use: chromium },
  ],
});
