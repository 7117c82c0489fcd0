import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { playwrightCounts, settle, vitestCounts, type Counts } from './counts.ts';
import { isWrong, leftOver, takenPictures } from '../report/pictures.ts';
import { reportDir, type StepSummary } from '../report/report.ts';
import { run, type Finished } from './run.ts';

/** What became of a stage; its output is what to show where it failed. */
export interface StepResult extends Finished {
  readonly counts: Counts;
}

/** One stage of `npm test`. */
export interface Step {
  readonly name: string;
  /** Where the runner writes its own report, below the folder of the report. */
  readonly report?: string;
  run(): Promise<StepResult>;
}

/** What the report shows of a step; a runner that broke down has written no report of its own. */
export function summaryOf(
  { name, report }: Step,
  { ok, ms, output, counts }: StepResult,
): StepSummary {
  const written = report && existsSync(join(reportDir, report));
  const said = !ok && !written && { output: stripVTControlCharacters(output) };
  return { name, ...counts, ms, ...(written && { report }), ...said };
}

const once = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

/** A command that is one check. It may be started early: `run` joins the run under way. */
export function check(name: string, command: string, ...args: string[]): Step {
  return {
    name,
    run: once(async () => {
      const finished = await run(command, args);
      return {
        ...finished,
        counts: settle({ passed: finished.ok ? 1 : 0, failed: 0 }, finished.ok),
      };
    }),
  };
}

/** A test runner that writes a JSON report, which gives the counts. */
function tests(
  name: string,
  report: string,
  start: () => Promise<Finished>,
  read: () => Counts,
): Step {
  return {
    name,
    report: `${report}/index.html`,
    run: once(async () => {
      const finished = await start();
      let counts: Counts = { passed: 0, failed: 0 };
      try {
        counts = read();
      } catch {
        // It ended before it could report; its output says why.
      }
      const settled = settle(counts, finished.ok);
      const nothing = counts.passed + counts.failed === 0 ? '\nNo test was run.\n' : '';
      return {
        ms: finished.ms,
        ok: settled.failed === 0,
        output: finished.output + nothing,
        counts: settled,
      };
    }),
  };
}

function vitest(
  name: string,
  report: string,
  json: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
) {
  const reporters = ['dot', 'json', 'html'].map((reporter) => `--reporter=${reporter}`);
  return tests(
    name,
    report,
    () =>
      run('vitest', ['run', ...args, ...reporters, `--outputFile.json=${json}`], {
        ...env,
        HTML_REPORT: join(reportDir, report),
      }),
    () => vitestCounts(json),
  );
}

/** A Vitest project of vitest.config.ts. */
export const vitestProject = (
  name: string,
  project: string,
  folder: string,
  env?: NodeJS.ProcessEnv,
): Step =>
  vitest(name, `tests/${project}`, join(folder, `${project}.json`), ['--project', project], env);

/** One report of Vitest from the blobs that its shards have left in a folder; `json` is written. */
export const mergedVitest = (blobs: string, json: string): Step =>
  vitest('unit tests and stories', 'tests/vitest', json, [`--merge-reports=${blobs}`]);

/** The pictures that the stories' run has taken; looks at baselines that it did not ask for. */
export function pictures(folder: string): Step {
  return {
    name: 'pictures',
    run: once(() => {
      const taken = takenPictures(join(folder, 'stories.json'));
      const wrong = taken.pictures.filter(isWrong).length;
      const unasked = leftOver(taken);
      const failed = wrong + unasked.length;
      const passed = taken.pictures.length - wrong;
      const ms = taken.pictures.reduce((sum, picture) => sum + picture.ms, 0);
      const output = unasked.map((file) => `Of no story: tools/visual/pictures/${file}`).join('\n');
      const counts = settle({ passed, failed }, failed === 0);
      return Promise.resolve({ ok: counts.failed === 0, ms, output, counts });
    }),
  };
}

function playwright(name: string, json: string, args: readonly string[]) {
  const report = `tests/${name.replaceAll(' ', '-')}`;
  return tests(
    name,
    report,
    () =>
      run('playwright', [...args, '--reporter=list,json,html'], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: json,
        PLAYWRIGHT_HTML_OUTPUT_DIR: join(reportDir, report),
        PLAYWRIGHT_HTML_OPEN: 'never',
      }),
    () => playwrightCounts(json),
  );
}

/** The Playwright tests of playwright.config.ts, or of the config that an argument names. */
export const playwrightTests = (name: string, folder: string, ...args: string[]): Step =>
  playwright(name, join(folder, `${name}.json`), ['test', ...args]);

/** One report of Playwright from the blobs that its shards have left in a folder; `json` is written. */
export const mergedPlaywright = (blobs: string, json: string): Step =>
  playwright('end-to-end tests', json, ['merge-reports', blobs]);

/** What holds for the package that others install. */
export const packageTests = (folder: string) =>
  playwrightTests('package', folder, '--config=packages/ui/consumer/playwright.config.ts');

/** What holds for the built Storybook as a whole. */
export const workbenchTests = (folder: string) =>
  playwrightTests('built Storybook', folder, '--config=tools/visual/playwright.config.ts');
