import { join, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { storyProject } from '../../vitest.config.ts';
import { baselinesDir } from './baselines.ts';
import { PicturesReport } from './report.ts';

const pathIn =
  (folder: string) =>
  ({ arg, ext }: { readonly arg: string; readonly ext: string }) =>
    join(folder, `${arg.replace('__', '--')}${ext}`);

/** The pictures of stories: a configuration of its own, so that Storybook's "Run tests" takes none. */
export default defineConfig({
  test: {
    // Vitest would otherwise write missing baselines without a review; `--update` writes them.
    update: 'none',
    reporters: ['default', new PicturesReport()],
    attachmentsDir: 'test-results/attachments',
    projects: [
      storyProject(['test-fn'], {
        name: 'pictures',
        // Containers have no pictures of their own.
        exclude: ['packages/features/**'],
        setupFiles: ['.storybook/pictures/pictures.setup.ts'],
        browser: {
          expect: {
            toMatchScreenshot: {
              // In ms; the time for a picture to become stable on a busy machine.
              timeout: 20_000,
              comparatorName: 'pixelmatch',
              // Detects a difference of one grey level; the default would miss changed palettes.
              // A few pixels of rounded edges vary when a layer above appears and disappears.
              comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 4 },
              resolveScreenshotPath: pathIn(baselinesDir),
              resolveDiffPath: pathIn(resolve('test-results/pictures')),
            },
          },
        },
      }),
    ],
  },
});
