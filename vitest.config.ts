import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig, type UserWorkspaceConfig } from 'vitest/config';
import { launchOptions } from './tools/chromium.ts';

// Stories are tested with React's production build, which members get (docs/decisions/tests-tools.md).
// NODE_ENV=development adds React's warnings.
if (process.env['NODE_ENV'] !== 'development') process.env['NODE_ENV'] = 'production';

/** One for each core: Vitest's default leaves a core unused, and each further worker loads all modules again. */
const maxWorkers = '100%';

const { args, ...browserOptions } = launchOptions();

/** Returns a project that renders stories. */
export const storyProject = (
  skippedTags: string[],
  test: NonNullable<UserWorkspaceConfig['test']>,
) =>
  mergeConfig<UserWorkspaceConfig, UserWorkspaceConfig>(
    {
      plugins: [storybookTest({ configDir: '.storybook', tags: { skip: skippedTags } })],
      // Named here for all projects, because they share the optimized dependencies.
      optimizeDeps: { include: ['axe-core'] },
      test: {
        env: { STORY_TESTS: 'true' },
        setupFiles: ['.storybook/stories.setup.ts'],
        // Journeys are long, and the test of the built Storybook plays them.
        exclude: ['.storybook/journeys/**'],
        // `accessibility.setup.ts` runs axe instead, only if there is something new to check.
        provide: { 'storybook/test-provided': { a11y: false } },
        // Every story has its own world and a clean document. A frame for each file would take longer than
        // the tests in it.
        isolate: false,
        maxWorkers,
        sequence: { groupOrder: 1 },
        // In ms; these only limit hangs.
        testTimeout: 60_000,
        hookTimeout: 60_000,
        api: { allowWrite: true, allowExec: true },
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          // At least as large as any story and its picture, which are in a frame within.
          viewport: { width: 1920, height: 1600 },
          provider: playwright({
            launchOptions: {
              ...browserOptions,
              // Without partial raster, because the edge of a repainted area shows in rounded corners.
              // Without LCD text, because its use depends on what was painted before.
              args: [...args, '--disable-partial-raster', '--disable-lcd-text'],
            },
            contextOptions: {
              // Tests neither wait for fading elements nor see them half visible.
              reducedMotion: 'reduce',
              locale: 'en-US',
              timezoneId: 'UTC',
              deviceScaleFactor: 1,
            },
          }),
          instances: [{ browser: 'chromium' }],
        },
      },
    },
    { test },
  );

export default defineConfig({
  test: {
    silent: 'passed-only',
    reporters: ['default', ['html', { outputDir: 'report/tests', singleFile: true }]],
    attachmentsDir: 'test-results/attachments',
    resolveSnapshotPath: (path, extension) =>
      path.replace('packages/ui/src', 'tools/trees') + extension,
    // A failed query shows the line of the test, not the one that describes what it found.
    onStackTrace: (_error, { file }) => !file.endsWith('/playHelpers.ts'),
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          // Not UTC, in which local times pass for UTC's.
          env: { TZ: 'Pacific/Honolulu' },
          // Loading the modules again for each file would take a third of the time; tests clean up after
          // themselves.
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
      storyProject([], {
        name: 'stories',
        setupFiles: ['.storybook/a11y/accessibility.setup.ts', 'tools/trees/trees.setup.ts'],
      }),
    ],
  },
});
