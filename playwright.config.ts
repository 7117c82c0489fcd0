import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { shellOptions } from './tools/runner/chromium.ts';

const engines = { firefox, webkit };
/** The other engines, where Playwright has installed them, as in its image. */
const others = (['firefox', 'webkit'] as const).filter((name) =>
  existsSync(engines[name].executablePath()),
);

const chromium = { browserName: 'chromium', launchOptions: shellOptions() } as const;

/** End-to-end tests over the production build; each spec file starts the server it needs. */
export default defineConfig<object, { translated: boolean }>({
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
  use: { serviceWorkers: 'block' },
  projects: [
    { name: 'chromium', use: chromium },
    // The main flows once more, in pages that the browser translates.
    { name: 'translated', use: { ...chromium, translated: true }, grep: /@translated/ },
    ...others.map((name) => ({ name, use: { browserName: name }, grepInvert: /@chromium/ })),
  ],
});
