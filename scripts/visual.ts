/**
 * Compares every story with its baseline picture; `--update` writes the baselines instead,
 * `--filter TEXT` looks at some stories only, `--no-build` takes Storybook as it was last built.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.ts';
import { ensureStorybook } from './storybookBuild.ts';

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    build: { type: 'boolean', default: true },
    filter: { type: 'string' },
  },
  allowNegative: true,
});

try {
  ensureChromium();
  if (values.build) ensureStorybook();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}

const { status } = spawnSync(
  'playwright',
  [
    'test',
    '--config=visual/playwright.config.ts',
    ...(values.update ? ['--update-snapshots=changed'] : []),
    ...(values.filter ? ['--grep', values.filter] : []),
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
