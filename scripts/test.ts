/** Every test of the project, in order and failing fast; closes on "N passed, N failed". */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { closingLine, type Counts } from './counts.ts';
import { picturesPart } from './report/findings.ts';
import { takenPictures } from './report/pictures.ts';
import { clear, write, type StepSummary } from './report/report.ts';
import { stopAll } from './run.ts';
import { check, pictures, playwrightTests, vitestProject, summaryOf, type Step } from './steps.ts';

const reports = mkdtempSync(join(tmpdir(), 'cb-test-'));

const staticChecks = [
  check('lint', 'npm', 'run', '--silent', 'lint'),
  check('format', 'npm', 'run', '--silent', 'format:check'),
  check('unused code', 'npm', 'run', '--silent', 'unused'),
  check('import boundaries', 'npm', 'run', '--silent', 'boundaries'),
  check('types', 'npm', 'run', '--silent', 'typecheck'),
];
const siteBuild = check('site build', 'npm', 'run', 'build:site');
const steps: Step[] = [
  ...staticChecks,
  vitestProject('unit tests', 'unit', reports),
  vitestProject('stories as tests', 'stories', reports, { PICTURES: 'compare' }),
  pictures(reports),
  siteBuild,
  check('site contents', 'node', 'scripts/checkSite.ts'),
  playwrightTests('end-to-end tests', reports),
  check('specification', 'npm', 'run', '--silent', 'spec'),
];

const summaries: StepSummary[] = [];

async function main(): Promise<Counts> {
  let passed = 0;
  // The checks start together and are reported in order; the build runs beside the unit tests.
  void Promise.all(staticChecks.map((step) => step.run())).then(async (all) => {
    if (all.every(({ ok }) => ok)) await siteBuild.run();
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
  if (existsSync(stories)) write('pictures', await picturesPart(takenPictures(stories), true));
  console.log('\nWhat to look at: npm run report');
  console.log(`\n${closingLine(counts)}`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
} catch (error) {
  console.log(`${error instanceof Error ? error.message : String(error)}\n\n0 passed, 1 failed`);
  process.exitCode = 1;
} finally {
  await stopAll();
  rmSync(reports, { recursive: true, force: true });
}
