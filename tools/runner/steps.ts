import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { playwrightCounts, settle, vitestCounts, type Counts } from './counts.ts';
import { isWrong, leftOver, takenPictures } from '../pictures/report/pictures.ts';
import { reportDir, type StepSummary } from '../pictures/report/report.ts';
import type { Progress } from './progress.ts';
import { run, type Finished } from './run.ts';

/** The result of a step; `output` is shown if it failed. */
export interface StepResult extends Finished {
  readonly counts: Counts;
}

/** One step of `npm test`. */
export interface Step {
  readonly name: string;
  /** The path of the runner's own report, relative to the report folder. */
  readonly report?: string;
  run(onProgress?: OnProgress): Promise<StepResult>;
}

type OnProgress = (progress: Progress) => void;

/** Returns a step's summary, with its output if it failed without writing a report. */
export function summaryOf(
  { name, report }: Step,
  { ok, ms, output, counts }: StepResult,
): StepSummary {
  const written = report && existsSync(join(reportDir, report));
  const said = !ok && !written && { output: stripVTControlCharacters(output) };
  return { name, ...counts, ms, ...(written && { report }), ...said };
}

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
  report: string,
  start: (onProgress?: OnProgress) => Promise<Finished>,
  read: () => Counts,
): Step {
  return {
    name,
    report: `${report}/index.html`,
    async run(onProgress) {
      const finished = await start(onProgress);
      let counts: Counts = { passed: 0, failed: 0 };
      try {
        counts = read();
      } catch {
        // The runner exited without a report; its output contains the reason.
      }
      const settled = settle(counts, finished.ok);
      const nothing = counts.passed + counts.failed === 0 ? '\nNo test was run.\n' : '';
      return {
        ms: finished.ms,
        ok: settled.failed === 0,
        output: finished.output + nothing,
        counts: settled,
      };
    },
  };
}

function vitest(
  name: string,
  report: string,
  json: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
) {
  const reporters = ['dot', 'json', 'html', './tools/runner/vitestProgress.ts'].map(
    (reporter) => `--reporter=${reporter}`,
  );
  return tests(
    name,
    report,
    (onProgress) =>
      run(
        'vitest',
        ['run', ...args, ...reporters, `--outputFile.json=${json}`],
        { ...env, HTML_REPORT: join(reportDir, report) },
        onProgress,
      ),
    () => vitestCounts(json),
  );
}

/** Creates a step for a Vitest project of vitest.config.ts. */
export const vitestProject = (
  name: string,
  project: string,
  folder: string,
  env?: NodeJS.ProcessEnv,
): Step =>
  vitest(name, `tests/${project}`, join(folder, `${project}.json`), ['--project', project], env);

/** Creates a step that merges the blobs of Vitest's shards, and writes the JSON report `json`. */
export const mergedVitest = (blobs: string, json: string): Step =>
  vitest('unit tests and stories', 'tests/vitest', json, [`--merge-reports=${blobs}`]);

/** Creates a step that checks the pictures of the story run, and finds left-over baselines. */
export function pictures(folder: string): Step {
  return {
    name: 'pictures',
    async run() {
      const taken = takenPictures(join(folder, 'stories.json'));
      const wrong = taken.pictures.filter(isWrong).length;
      const unasked = leftOver(taken);
      const failed = wrong + unasked.length;
      const passed = taken.pictures.length - wrong;
      const ms = taken.pictures.reduce((sum, picture) => sum + picture.ms, 0);
      const output = unasked
        .map((file) => `Of no story: tools/pictures/baselines/${file}`)
        .join('\n');
      const counts = settle({ passed, failed }, failed === 0);
      return { ok: counts.failed === 0, ms, output, counts };
    },
  };
}

function playwright(name: string, json: string, args: readonly string[]) {
  const report = `tests/${name.replaceAll(' ', '-')}`;
  return tests(
    name,
    report,
    (onProgress) =>
      run(
        'playwright',
        [...args, '--reporter=list,json,html,./tools/runner/playwrightProgress.ts'],
        {
          PLAYWRIGHT_JSON_OUTPUT_FILE: json,
          PLAYWRIGHT_HTML_OUTPUT_DIR: join(reportDir, report),
          PLAYWRIGHT_HTML_OPEN: 'never',
        },
        onProgress,
      ),
    () => playwrightCounts(json),
  );
}

/** Creates a step for Playwright tests, by default those of playwright.config.ts. */
export const playwrightTests = (name: string, folder: string, ...args: string[]): Step =>
  playwright(name, join(folder, `${name}.json`), ['test', ...args]);

/**
 * Creates a step that merges the blobs of Playwright's shards, and writes the JSON report `json`.
 */
export const mergedPlaywright = (blobs: string, json: string): Step =>
  playwright('end-to-end tests', json, ['merge-reports', blobs]);

/** Creates a step that tests the published package of packages/ui. */
export const packageTests = (folder: string) =>
  playwrightTests('package', folder, '--config=packages/ui/consumer/playwright.config.ts');

/** Creates a step that tests the built Storybook. */
export const workbenchTests = (folder: string) =>
  playwrightTests('built Storybook', folder, '--config=tools/builtStorybook/playwright.config.ts');
