import { availableParallelism } from 'node:os';
import type { Stryker } from '@stryker-mutator/core';

/** Where Stryker keeps its copies of the project, its last results and its page; not in git. */
const folder = '.stryker';

/** What is mutated, and why not more: docs/decisions/0002-seeded-faults.md. */
const mutate = [
  'packages/features/src/**/*.ts',
  'packages/ui/src/**/*.ts',
  'apps/site/src/**/*.ts',
  'mocks/src/world/**/*.ts',
];

const never = [
  // Tests, what only tests and stories use, and styles.
  '!**/*.{test,fixtures,css}.ts',
  '!**/{fakePlatform,memoryIntentPort}.ts',
  // Invented data of the pretend world: other names and amounts would do as well.
  '!mocks/src/world/{catalogue,codes,countryLanguages,offers,questions,seed,surveys}.ts',
  // They need a document that is laid out, or parsed by a browser.
  '!**/platform/scroll.ts',
  '!**/SafeHtml/sanitise.ts',
];

export interface Choice {
  /** Files to mutate in place of all. */
  readonly files: readonly string[];
  /** Mutate also what runs once, when a module loads; takes long. */
  readonly withStatic: boolean;
  /** Take nothing from the last run. */
  readonly force: boolean;
}

type Options = ConstructorParameters<typeof Stryker>[0];

/** Options of Stryker for a run. */
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
  // The copies stand below the project and find its node_modules; only `@cb/*` must lead to them.
  symlinkNodeModules: false,
  buildCommand: 'node tools/faults/linkWorkspaces.ts',
  ignorePatterns: ['dist', 'dist-demo', 'report', 'storybook-static', 'test-results', '/visual'],
  // TypeScript 7 has no API by which Stryker could read tsconfig.json, and nothing here needs it.
  tsconfigFile: 'none.json',
  concurrency: Math.min(availableParallelism(), 4),
  // A busy machine must not pass for an endless loop, which is found by counting, not by time.
  timeoutMS: 15_000,
  dryRunTimeoutMinutes: 20,
  reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only', 'html'],
  htmlReporter: { fileName: `${folder}/report.html` },
});
