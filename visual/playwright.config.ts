import { defineConfig } from '@playwright/test';
import { modes } from '../.storybook/modes.ts';
import { launchOptions } from '../scripts/chromium.ts';
import type { ModeOptions } from './preview.ts';

/** Compares a picture of every story in every mode with its baseline. */
export default defineConfig<ModeOptions>({
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: '../test-results/visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  updateSnapshots: 'none',
  globalSetup: './serve.ts',
  reporter: './report.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  expect: {
    timeout: 10_000,
    // Strict enough for one step of a grey: the default lets whole palettes drift.
    // A few pixels of a round edge are drawn another way when a layer above it comes and goes.
    toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 4, animations: 'disabled', caret: 'hide' },
  },
  use: { browserName: 'chromium', launchOptions: launchOptions() },
  projects: Object.entries(modes).map(([name, { theme, viewport }]) => ({
    name,
    use: { theme, viewport },
  })),
});
