import { join } from 'node:path';
import { playwrightCounts, settle, vitestCounts, type Counts } from './counts.ts';
import { leftOver, picturesPart, takenPictures } from './report/pictures.ts';
import { run, type Finished } from './run.ts';

/** One stage of `npm test`. */
export interface Step {
  readonly name: string;
  /** Starts it; the result holds the counts and, for a failure, what to show. */
  run(): Promise<Finished & { readonly counts: Counts }>;
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
function tests(name: string, start: () => Promise<Finished>, read: () => Counts): Step {
  return {
    name,
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

/** A Vitest project of vitest.config.ts. */
export function vitestProject(
  name: string,
  project: string,
  folder: string,
  env: NodeJS.ProcessEnv = {},
): Step {
  const report = join(folder, `${project}.json`);
  const args = ['run', '--project', project, '--reporter=dot', '--reporter=json'];
  return tests(
    name,
    () => run('vitest', [...args, `--outputFile.json=${report}`], env),
    () => vitestCounts(report),
  );
}

/** The pictures that the stories' run has taken; looks at baselines that it did not ask for. */
export function pictures(folder: string): Step {
  return {
    name: 'pictures',
    run: once(() => {
      const taken = takenPictures(join(folder, 'stories.json'));
      const { passed, differences, ms } = picturesPart(taken);
      const unasked = leftOver(taken);
      const failed = differences.length + unasked.length;
      const output = unasked.map((file) => `Of no story: visual/pictures/${file}`).join('\n');
      const counts = settle({ passed, failed }, failed === 0);
      return Promise.resolve({ ok: counts.failed === 0, ms, output, counts });
    }),
  };
}

/** The Playwright tests of playwright.config.ts, or of the config that an argument names. */
export function playwrightTests(name: string, folder: string, ...args: string[]): Step {
  const report = join(folder, 'e2e.json');
  return tests(
    name,
    () =>
      run('playwright', ['test', '--reporter=list,json', ...args], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      }),
    () => playwrightCounts(report),
  );
}
