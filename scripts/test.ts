/** Every test of the project, in order and failing fast; closes on "N passed, N failed". */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { closingLine, type Counts } from './counts.ts';
import { playwrightOutcomes, vitestOutcomes, type Outcome } from './report/outcomes.ts';
import { picturesPart, takenPictures } from './report/pictures.ts';
import { clear, root, write, type StepSummary } from './report/report.ts';
import { stopAll } from './run.ts';
import { check, pictures, playwrightTests, vitestProject, type Step } from './steps.ts';

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

/** What the runners that came to their end say of each test. */
function outcomes() {
  const of = (file: string, read: (path: string) => Outcome[]) => {
    const path = join(reports, file);
    return existsSync(path) ? read(path) : [];
  };
  return [
    ...of('unit.json', (path) => vitestOutcomes(path, root)),
    ...of('stories.json', (path) => vitestOutcomes(path, root)),
    ...of('e2e.json', playwrightOutcomes),
  ];
}

async function main(): Promise<Counts> {
  let passed = 0;
  // The checks start together and are reported in order; the build runs beside the unit tests.
  void Promise.all(staticChecks.map((step) => step.run())).then(async (all) => {
    if (all.every(({ ok }) => ok)) await siteBuild.run();
  });
  for (const step of steps) {
    const { ok, ms, output, counts } = await step.run();
    passed += counts.passed;
    summaries.push({ name: step.name, ...counts, ms });
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
  clear('tests');
  clear('pictures');
  const counts = await main();
  write('tests', { steps: summaries, outcomes: outcomes() });
  const stories = join(reports, 'stories.json');
  if (existsSync(stories)) write('pictures', picturesPart(takenPictures(stories)));
  console.log('\nEach test, with links to its story: report/index.html');
  console.log(`\n${closingLine(counts)}`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
} catch (error) {
  console.log(`${error instanceof Error ? error.message : String(error)}\n\n0 passed, 1 failed`);
  process.exitCode = 1;
} finally {
  await stopAll();
  rmSync(reports, { recursive: true, force: true });
}
