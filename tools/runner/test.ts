/**
 * Runs checks and tests in order, stops at the first failure, and ends with "N passed, N failed".
 * `--all`, as in CI, also runs end-to-end tests not tagged @smoke, compares pictures, and tests the
 * built Storybook.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.ts';
import { closingLine, type Counts } from './counts.ts';
import { picturesPart } from '../report/findings.ts';
import { takenPictures } from '../report/pictures.ts';
import { clear, write, type StepSummary } from '../report/report.ts';
import { stopAll } from './run.ts';
import {
  check,
  packageTests,
  pictures,
  playwrightTests,
  summaryOf,
  vitestProject,
  workbenchTests,
  type Step,
} from './steps.ts';

const {
  values: { all },
} = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const started = performance.now();
const reports = mkdtempSync(join(tmpdir(), 'cb-test-'));

const staticChecks = [
  check('lint', 'npm', 'run', '--silent', 'lint'),
  check('format', 'npm', 'run', '--silent', 'format:check'),
  check('unused code', 'npm', 'run', '--silent', 'unused'),
  check('import boundaries', 'npm', 'run', '--silent', 'boundaries'),
  check('types', 'npm', 'run', '--silent', 'typecheck'),
];
const siteBuild = check('site build', 'npm', 'run', 'build:site');
const storybookBuild = check('Storybook build', 'npm', 'run', '--silent', 'build:storybook');
const packageStep = packageTests(reports);
const steps: Step[] = [
  ...staticChecks,
  vitestProject('unit tests', 'unit', reports),
  vitestProject('stories as tests', 'stories', reports, all ? { PICTURES: 'compare' } : {}),
  ...(all ? [pictures(reports)] : []),
  siteBuild,
  check('site contents', 'node', 'tools/runner/checkSite.ts'),
  playwrightTests('end-to-end tests', reports, ...(all ? [] : ['--grep', '@smoke'])),
  check('specification', 'npm', 'run', '--silent', 'spec'),
  packageStep,
  ...(all ? [storybookBuild, workbenchTests(reports)] : []),
];

const summaries: StepSummary[] = [];

async function main(): Promise<Counts> {
  let passed = 0;
  // Static checks run in parallel and are reported in order. Builds and the package run alongside the
  // unit tests, which take one core.
  void Promise.all(staticChecks.map((step) => step.run())).then(async (ended) => {
    if (!ended.every(({ ok }) => ok)) return;
    await siteBuild.run();
    if (all) await storybookBuild.run();
    await packageStep.run();
  });
  for (const step of steps) {
    const finished = await step.run();
    const { ok, ms, output, counts } = finished;
    passed += counts.passed;
    summaries.push(summaryOf(step, finished));
    console.log(
      `${ok ? '✓' : '✗'} ${step.name.padEnd(18)} ${String(counts.passed).padStart(4)} passed  ${(ms / 1000).toFixed(1)} s`,
    );
    if (!ok) {
      console.log(`\n${output.trimEnd()}\n`);
      return { passed, failed: counts.failed };
    }
  }
  return { passed, failed: 0 };
}

process.once('SIGINT', () => void stopAll().then(() => process.exit(130)));

try {
  ensureChromium();
  clear('steps');
  clear('pictures');
  const counts = await main();
  write('steps', summaries);
  const stories = join(reports, 'stories.json');
  if (all && existsSync(stories)) {
    write('pictures', await picturesPart(takenPictures(stories), true));
  }
  console.log('\nWhat to look at: npm run report');
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`\nIn ${seconds} s on ${availableParallelism()} cores.\n\n${closingLine(counts)}`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
} catch (error) {
  console.log(`${error instanceof Error ? error.message : String(error)}\n\n0 passed, 1 failed`);
  process.exitCode = 1;
} finally {
  await stopAll();
  rmSync(reports, { recursive: true, force: true });
}
