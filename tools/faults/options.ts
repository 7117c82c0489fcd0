import { availableParallelism } from 'node:os';
import type { Stryker } from '@stryker-mutator/core';

/** The folder of Stryker's project copies, last results and HTML report; ignored by Git. */
const folder = '.stryker';

/** The files to mutate; docs/decisions/0002-seeded-faults.md gives the reasons. */
const mutate = [
  'packages/features/src/**/*.ts',
  'packages/ui/src/**/*.ts',
  'apps/site/src/**/*.ts',
  'mocks/src/world/**/*.ts',
];

const never = [
  // Tests, test helpers and styles.
  '!**/*.{test,fixtures,css}.ts',
  '!**/{fakePlatform,memoryIntentPort}.ts',
  // Seed data of the mock backend, whose exact values do not matter.
  '!mocks/src/world/{brandPicture,catalogue,codes,countryLanguages,history,questions,seed,surveys}.ts',
  // These need a browser's layout or HTML parser.
  '!**/platform/scroll.ts',
  '!**/SafeHtml/sanitise.ts',
];

export interface Choice {
  /** The files to mutate; all if empty. */
  readonly files: readonly string[];
  /** Whether to mutate code that runs once, when a module is loaded. Takes long. */
  readonly withStatic: boolean;
  /** Whether to ignore the results of the last run. */
  readonly force: boolean;
}

type Options = ConstructorParameters<typeof Stryker>[0];

/** Returns Stryker's options for a run. */
export const options = ({ files, withStatic, force }: Choice): Options => ({
  mutate: [...(files.length > 0 ? files : mutate), ...never],
  plugins: [
    import.meta.resolve('@stryker-mutator/vitest-runner'),
    import.meta.resolve('./hooks.ts'),
  ],
  ignorers: ['hooks'],
  ignoreStatic: !withStatic,
  testRunner: 'vitest',
  vitest: { configFile: 'tools/faults/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: `${folder}/incremental${withStatic ? '-static' : ''}.json`,
  force,
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
  reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only', 'html'],
  htmlReporter: { fileName: `${folder}/report.html` },
});
