import { join } from 'node:path';
import {
  playwrightResults,
  settle,
  vitestResults,
  type Counts,
  type TestResults,
  type Timed,
} from './counts.ts';
import { isWrong, leftOver, takenPictures } from '../pictures/report/pictures.ts';
import { reportDir, testsIn } from '../pictures/report/report.ts';
import { browserDiffers } from '../pictures/baselines.ts';
import type { Progress } from './progress.ts';
import { run, type Finished } from './run.ts';

/** The result of a step; `output` is shown if it failed. */
export interface StepResult extends Finished {
  readonly counts: Counts;
  readonly times?: readonly Timed[];
}

/** One step of `npm test`. */
export interface Step {
  readonly name: string;
  run(onProgress?: OnProgress): Promise<StepResult>;
}

type OnProgress = (progress: Progress) => void;

/** The output folders of test runners, and the share of the tests that they run: all unless sharded. */
export interface Target {
  /** The folder of JSON reports. */
  readonly reports: string;
  /** `1/3` runs the first third, and writes blobs that mergeReports.ts reads. */
  readonly shard?: string;
}

/** The folder of a sharded run's blobs. */
const blobsDir = 'blobs';

/** Creates a step for a command. */
export function check(name: string, command: string, ...args: string[]): Step {
  return {
    name,
    async run() {
      const finished = await run(command, args);
      const counts = settle({ passed: finished.ok ? 1 : 0, failed: 0 }, finished.ok);
      return { ...finished, counts };
    },
  };
}

/** Creates a step for a test runner, whose JSON report gives the counts. */
function tests(
  name: string,
  start: (onProgress?: OnProgress) => Promise<Finished>,
  read: () => TestResults,
): Step {
  return {
    name,
    async run(onProgress) {
      const finished = await start(onProgress);
      let results: TestResults = { counts: { passed: 0, failed: 0 }, times: [] };
      try {
        results = read();
      } catch {
        // The runner exited without a report; its output contains the reason.
      }
      const { passed, failed } = results.counts;
      const counts = settle(results.counts, finished.ok);
      const nothing = passed + failed === 0 ? '\nNo test was run.\n' : '';
      const output = finished.output + nothing;
      return { ok: counts.failed === 0, output, counts, times: results.times };
    },
  };
}

/** Returns the name of a shard's blob, without extension. */
const blobOf = (name: string, shard: string) => `${name}-${shard.replace('/', '-of-')}`;

function vitest(
  name: string,
  report: string,
  { reports, shard }: Target,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
) {
  const json = join(reports, `${report}.json`);
  const reporters = ['dot', 'json', shard ? 'blob' : 'html', './tools/runner/vitestProgress.ts'];
  const blob = shard && `${blobsDir}/vitest/${blobOf(report, shard)}.json`;
  return tests(
    name,
    async (onProgress) => {
      let isFrozen = false;
      const start = () =>
        run(
          'vitest',
          [
            'run',
            ...args,
            ...reporters.map((reporter) => `--reporter=${reporter}`),
            `--outputFile.json=${json}`,
            ...(shard ? [`--shard=${shard}`, `--outputFile.blob=${blob}`] : []),
          ],
          { ...env, HTML_REPORT: join(testsIn(reportDir), report) },
          (progress) => {
            if ('frozen' in progress) isFrozen = true;
            else onProgress?.(progress);
          },
        );
      const finished = await start();
      if (!isFrozen) return finished;
      onProgress?.({ frozen: true });
      return start();
    },
    () => vitestResults(json),
  );
}

/** Creates a step for a Vitest project of vitest.config.ts. */
export const vitestProject = (
  name: string,
  project: string,
  target: Target,
  { args = [], env }: { readonly args?: readonly string[]; readonly env?: NodeJS.ProcessEnv } = {},
): Step => vitest(name, project, target, ['--project', project, ...args], env);

/** Creates a step that merges the blobs of Vitest's shards. */
export const mergedVitest = (reports: string): Step =>
  vitest('unit tests and stories', 'stories', { reports }, [`--merge-reports=${blobsDir}/vitest`]);

/** Creates a step that checks the pictures of the story run, and finds left-over baselines. */
export function pictures({ reports, shard }: Target): Step {
  return {
    name: 'pictures',
    async run() {
      const taken = takenPictures(join(reports, 'stories.json'));
      const wrong = taken.pictures.filter(isWrong).length;
      const unasked = shard ? [] : leftOver(taken);
      const failed = wrong + unasked.length;
      const passed = taken.pictures.length - wrong;
      const leftOvers = unasked.map((file) => `Of no story: tools/pictures/baselines/${file}`);
      const output = [browserDiffers(), ...leftOvers].join('\n');
      const counts = settle({ passed, failed }, failed === 0);
      return { ok: counts.failed === 0, output, counts };
    },
  };
}

function playwright(name: string, { reports, shard }: Target, args: readonly string[]) {
  const report = name.replaceAll(' ', '-');
  const json = join(reports, `${report}.json`);
  const reporters = [
    'list',
    'json',
    shard ? 'blob' : 'html',
    './tools/runner/playwrightProgress.ts',
  ];
  return tests(
    name,
    (onProgress) =>
      run(
        'playwright',
        [...args, `--reporter=${reporters.join(',')}`, ...(shard ? [`--shard=${shard}`] : [])],
        {
          PLAYWRIGHT_JSON_OUTPUT_FILE: json,
          PLAYWRIGHT_HTML_OUTPUT_DIR: join(testsIn(reportDir), report),
          PLAYWRIGHT_HTML_OPEN: 'never',
          ...(shard && {
            PLAYWRIGHT_BLOB_OUTPUT_FILE: `${blobsDir}/playwright/${blobOf(report, shard)}.zip`,
          }),
        },
        onProgress,
      ),
    () => playwrightResults(json),
  );
}

/** Creates a step for Playwright tests, by default those of playwright.config.ts. */
export const playwrightTests = (name: string, target: Target, ...args: string[]): Step =>
  playwright(name, target, ['test', ...args]);

/** Creates a step that merges the blobs of Playwright's shards. */
export const mergedPlaywright = (reports: string): Step =>
  playwright('end-to-end tests', { reports }, ['merge-reports', `${blobsDir}/playwright`]);
