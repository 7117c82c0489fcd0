import { join } from 'node:path';
import { launchOptions } from '../runner/chromium.ts';
import { baselinesDir, differencesDir, sheetsDir } from './baselines.ts';
import { restored } from './names.ts';

/**
 * "compare" compares pictures, "update" writes new baselines, "sheets" takes every state of every
 * screen in each look; if not set, no pictures are taken.
 */
const pictureMode = process.env['PICTURES'];
/** Whether to skip the tests of stories, which have no pictures. */
const onlyPictures = process.env['ONLY_PICTURES'] !== undefined;

/** The time in ms for a picture to become stable, on a busy machine. */
const stableMs = 20_000;

const { args, ...options } = launchOptions();

const pathIn =
  (folder: string) =>
  ({ arg, ext }: { readonly arg: string; readonly ext: string }) =>
    join(folder, `${restored(arg)}${ext}`);

/** The Vitest configuration for taking pictures of stories. */
export const pictures = {
  env: { ...(pictureMode === 'sheets' && { SHEETS: 'true' }) },
  // Containers have no pictures of their own; on a sheet they do.
  exclude: onlyPictures && pictureMode !== 'sheets' ? ['packages/features/**'] : [],
  skippedTags: onlyPictures ? ['test-fn'] : [],
  setupFiles: [
    ...(pictureMode ? ['.storybook/pictures/pictures.setup.ts'] : []),
    // Last, because hooks run in reverse order. Skipped for pictures only, where axe takes most of
    // the time.
    ...(onlyPictures ? [] : ['.storybook/a11y/gate.setup.ts']),
  ],
  // `none`, because Vitest would otherwise write missing baselines without a review.
  update:
    pictureMode === 'update' || pictureMode === 'sheets' ? ('all' as const) : ('none' as const),
  // Without partial raster, because the edge of a repainted area shows in rounded corners.
  // Without LCD text, because its use depends on what was painted before.
  launchOptions: { ...options, args: [...args, '--disable-partial-raster', '--disable-lcd-text'] },
  toMatchScreenshot: {
    timeout: stableMs,
    comparatorName: 'pixelmatch' as const,
    // Detects a difference of one grey level; the default would miss changed palettes.
    // A few pixels of rounded edges vary when a layer above appears and disappears.
    comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 4 },
    resolveScreenshotPath: pathIn(pictureMode === 'sheets' ? sheetsDir : baselinesDir),
    resolveDiffPath: pathIn(differencesDir),
  },
};
