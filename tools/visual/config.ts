import { join } from 'node:path';
import { launchOptions } from '../runner/chromium.ts';
import { baselinesDir, differencesDir } from './baselines.ts';
import { restored } from './names.ts';

/** Whether a run of stories compares pictures ("compare"), writes new baselines ("update"), or takes none. */
const wanted = process.env['PICTURES'];
/** Whether the tests of stories stay out, since they have no pictures. */
const alone = process.env['ONLY_PICTURES'] !== undefined;

const { args, ...options } = launchOptions();

const pathIn =
  (folder: string) =>
  ({ arg, ext }: { readonly arg: string; readonly ext: string }) =>
    join(folder, `${restored(arg)}${ext}`);

/** What Vitest needs to take pictures of the stories that it shows. */
export const pictures = {
  skippedTags: alone ? ['test-fn'] : [],
  setupFiles: [
    ...(wanted ? ['tools/visual/pictures.setup.ts'] : []),
    // Later, since hooks run from the last to the first. Axe would take most of the time of pictures alone.
    ...(alone ? [] : ['.storybook/a11y/gate.setup.ts']),
  ],
  // Else a picture without a baseline would become one, unseen.
  update: wanted === 'update' ? ('all' as const) : ('none' as const),
  // A part that changed is drawn anew with all around it: where it ended would show in round edges.
  // Whether a layer's text is drawn for LCD depends on what else was drawn before.
  launchOptions: { ...options, args: [...args, '--disable-partial-raster', '--disable-lcd-text'] },
  toMatchScreenshot: {
    // A bound for what moves, in ms, on a machine that may be busy.
    timeout: 20_000,
    comparatorName: 'pixelmatch' as const,
    // Strict enough for one step of a grey: the default lets whole palettes drift.
    // A few pixels of a round edge are drawn another way when a layer above it comes and goes.
    comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 4 },
    resolveScreenshotPath: pathIn(baselinesDir),
    resolveDiffPath: pathIn(differencesDir),
  },
};
