import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { reportPort } from './tools/report/report.ts';
import { pictures } from './tools/visual/config.ts';

/** Where `npm test` wants Vitest's own report: one file, which opens from disk, too. */
const htmlReport = process.env['HTML_REPORT'];

export default defineConfig({
  test: {
    silent: 'passed-only',
    update: pictures.update,
    attachmentsDir: 'test-results/attachments',
    ...(htmlReport && { reporters: [['html', { outputDir: htmlReport, singleFile: true }]] }),
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          // A module for each file anew cost a third of the time, and no test leaves anything behind.
          isolate: false,
          // Bounds for what hangs, in ms; properties try hundreds of values.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          include: ['{packages,apps,mocks,tools,.storybook}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        plugins: [
          storybookTest({
            configDir: '.storybook',
            tags: { skip: pictures.skippedTags },
            // Where the message of a failure says that its story is to be seen.
            ...(htmlReport && { storybookUrl: `http://127.0.0.1:${reportPort}/storybook` }),
          }),
        ],
        test: {
          name: 'stories',
          setupFiles: [
            '.storybook/withoutSteps.ts',
            '.storybook/sameWindow.ts',
            ...pictures.setupFiles,
          ],
          // The gate among the setup files asks axe instead, where there is something new to look at.
          provide: { 'storybook/test-provided': { a11y: false } },
          // Every story gets its own world and clean document already; a frame for each file on top
          // of that took longer than the tests in it.
          isolate: false,
          maxWorkers: 4,
          // A journey walks through many screens; a busy machine may take its time.
          testTimeout: 30_000,
          api: { allowWrite: true, allowExec: true },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: pictures.launchOptions,
              contextOptions: {
                // A test does not wait for what fades in, nor meets it half visible.
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
