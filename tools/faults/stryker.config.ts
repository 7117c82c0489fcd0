import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Stryker } from '@stryker-mutator/core';

/** The folder of Stryker's project copies, last results and HTML report; ignored by Git. */
const folder = '.stryker';

/** The options of mutation tests; docs/decisions/0002-seeded-faults.md gives the reasons. */
const options: ConstructorParameters<typeof Stryker>[0] = {
  mutate: [
    '{packages/features,packages/ui,apps/site}/src/**/*.ts',
    'mocks/src/world/**/*.ts',
    // Tests, test helpers and styles.
    '!**/*.{test,fixtures,css}.ts',
    '!**/{fakePlatform,memoryIntentPort}.ts',
    // Seed data of the mock backend, whose exact values do not matter.
    '!mocks/src/world/{brandPicture,catalogue,codes,countryLanguages,history,questions,seed,surveys}.ts',
    // These need a browser's layout or HTML parser.
    '!**/platform/scroll.ts',
    '!**/SafeHtml/sanitise.ts',
  ],
  plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'hooks.ts')],
  ignorers: ['hooks'],
  ignoreStatic: true,
  testRunner: 'vitest',
  vitest: { configFile: 'tools/faults/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: `${folder}/incremental.json`,
  tempDirName: `${folder}/tmp`,
  // The copies are below the project and resolve its node_modules; only `@cb/*` needs links.
  symlinkNodeModules: false,
  buildCommand: 'node tools/faults/linkWorkspaces.ts',
  ignorePatterns: [
    'dist',
    'dist-demo',
    'dist-private',
    'dist-demo-private',
    'report',
    'storybook-static',
    'test-results',
    '/tools/pictures/baselines',
  ],
  // TypeScript 7 has no API for Stryker to read tsconfig.json, and it is not needed here.
  tsconfigFile: 'none.json',
  concurrency: Math.min(availableParallelism(), 4),
  // Long, because Stryker detects endless loops by a hit count, and a busy machine is slow.
  timeoutMS: 15_000,
  dryRunTimeoutMinutes: 20,
  reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { reportTests: false, skipFull: true },
  htmlReporter: { fileName: `${folder}/report.html` },
  thresholds: { high: 98, low: 92, break: 92 },
};

export default options;
