import { defineConfig } from '@playwright/test';
import { modeNames } from '../.storybook/modes.ts';
import { launchOptions } from '../scripts/chromium.ts';
import type { ModeOptions } from './preview.ts';

const options = launchOptions();
// A part that changed is drawn anew with all around it: where it ended would show in round edges.
const launch = { ...options, args: [...options.args, '--disable-partial-raster'] };
const onlyThisMachine = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** Compares a picture of every story in every mode with its baseline, and looks after the whole. */
export default defineConfig<object, ModeOptions>({
  testDir: '.',
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
  use: { browserName: 'chromium', launchOptions: launch },
  projects: [
    ...modeNames.map((mode) => ({ name: mode, testMatch: '*.visual.ts', use: { mode } })),
    {
      name: 'workbench',
      testMatch: '*.check.ts',
      // A journey plays in it, on a machine that may be busy.
      timeout: 120_000,
      // Other servers are out of reach, as on a machine without a network.
      use: { launchOptions: { ...launch, args: [...launch.args, onlyThisMachine] } },
    },
  ],
});
