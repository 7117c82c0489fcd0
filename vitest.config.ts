import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { reportPort } from './tools/pictures/report/report.ts';
import { pictures } from './tools/pictures/config.ts';

// Stories are tested with React's production build, which members get (docs/decisions/0004).
// NODE_ENV=development adds React's warnings.
if (process.env['NODE_ENV'] !== 'development') process.env['NODE_ENV'] = 'production';

/** The path of Vitest's HTML report in `npm test`: a single file, which can be opened from disk. */
const htmlReport = process.env['HTML_REPORT'];

/** Whether this is the nightly workflow. */
const isNightly = process.env['SCENARIOS'] === 'every';

/** One for each core: Vitest's default leaves one unused, and each more loads all modules again. */
const maxWorkers = '100%';

export default defineConfig({
  test: {
    silent: 'passed-only',
    update: pictures.update,
    attachmentsDir: 'test-results/attachments',
    // Off unless asked for: by "Coverage" in Storybook's "Run tests", or by `--coverage`.
    coverage: {
      include: ['{packages/*,apps/*,mocks}/src/**/*.{ts,tsx}'],
      exclude: ['**/*.{stories,test,fixtures}.*', '**/*.css.ts'],
      reportsDirectory: 'test-results/coverage',
    },
    ...(htmlReport && { reporters: [['html', { outputDir: htmlReport, singleFile: true }]] }),
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          // Loading the modules again for each file took a third of the time, and the tests clean
          // up.
          isolate: false,
          maxWorkers,
          // In ms; these only limit hangs, because property tests try hundreds of values.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
          include: ['{packages,apps,mocks,tools,.storybook}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        plugins: [
          storybookTest({
            configDir: '.storybook',
            tags: { skip: pictures.skippedTags },
            // The URL of the story in the message of a failure.
            ...(htmlReport && { storybookUrl: `http://127.0.0.1:${reportPort}/storybook` }),
          }),
        ],
        test: {
          name: 'stories',
          // Journeys are long, and the test of the built Storybook plays them.
          exclude: [...(isNightly ? [] : ['.storybook/journeys/**']), ...pictures.exclude],
          env: { STORY_TESTS: 'true', ...pictures.env },
          setupFiles: ['.storybook/stories.setup.ts', ...pictures.setupFiles],
          // The gate in the setup files runs axe instead, only if there is something new to check.
          provide: { 'storybook/test-provided': { a11y: false } },
          // Every story gets its own world and clean document already; a frame for each file on top
          // of that took longer than the tests in it.
          isolate: false,
          maxWorkers,
          // In ms; these only limit hangs, because a journey visits many screens.
          testTimeout: 150_000,
          hookTimeout: 150_000,
          api: { allowWrite: true, allowExec: true },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // At least as large as any story and its picture, which are in a frame within.
            viewport: { width: 1920, height: 1600 },
            provider: playwright({
              launchOptions: pictures.launchOptions,
              contextOptions: {
                // Tests neither wait for fading elements nor see them half visible.
                reducedMotion: 'reduce',
                locale: 'en-US',
                timezoneId: 'UTC',
                deviceScaleFactor: 1,
              },
            }),
            expect: { toMatchScreenshot: pictures.toMatchScreenshot },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
