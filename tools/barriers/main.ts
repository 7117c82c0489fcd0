/**
 * Applies accessibility barriers to a copy of the last commit, one at a time. Fails unless the tests
 * detect each of them. An argument limits the barriers to names that contain it.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { barriers, type Barrier, type Tests } from './barriers.ts';
import { ensureChromium } from '../runner/chromium.ts';
import { playwrightResults, vitestResults } from '../runner/counts.ts';
import { run, stopAll } from '../runner/run.ts';

const [part = ''] = process.argv.slice(2);
const chosen = barriers.filter(({ name }) => name.includes(part));

const root = process.cwd();
/** In the project's folder, because hard links to node_modules need the same disk. */
const copy = join(root, '.barriers');
const env = { PATH: [join(copy, 'node_modules/.bin'), process.env['PATH']].join(delimiter) };

async function runOrThrow(command: string, ...args: string[]) {
  const { ok, output } = await run(command, args, env);
  if (!ok) throw new Error(`${command} ${args.join(' ')}\n${output}`);
}

/** Removes the copy, if there is one. */
const removeCopy = () => run('git', ['worktree', 'remove', '--force', copy]);

/** Checks out the last commit, and hard-links node_modules. */
async function makeCopy() {
  await removeCopy();
  await runOrThrow('git', 'worktree', 'add', '--force', '--detach', copy);
  await runOrThrow('cp', '-al', 'node_modules', copy);
  // Writing to a linked cache would change the original.
  for (const cache of ['.cache', '.vite', '.vite-temp']) {
    rmSync(join(copy, 'node_modules', cache), { recursive: true, force: true });
  }
}

const report = join(copy, 'test-results/report.json');

/** Runs tests. Resolves with the numbers of passed and failed ones; throws without a report. */
async function runTests(tests: Tests) {
  rmSync(report, { force: true });
  if ('stories' in tests) {
    const args = ['run', '--project', 'stories', '--reporter=json', `--outputFile=${report}`];
    await run('vitest', [...args, tests.stories], env);
    return vitestResults(report).counts;
  }
  await runOrThrow('vite', 'build', 'apps/site');
  const args = ['test', '--reporter=json', tests.endToEnd, '--grep', tests.named];
  await run('playwright', args, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return playwrightResults(report).counts;
}

/** Throws unless the barriers' tests exist and pass without them. */
async function expectAllPass() {
  const asked = [...new Map(chosen.map(({ tests }) => [JSON.stringify(tests), tests])).values()];
  for (const tests of asked) {
    const { passed, failed } = await runTests(tests);
    if (passed === 0 || failed > 0) throw new Error(`They fail anyway: ${JSON.stringify(tests)}`);
  }
}

/** Applies a barrier. Resolves with whether a test fails. */
async function isDetected({ file, find, replace, tests }: Barrier) {
  const place = join(copy, file);
  const before = readFileSync(place, 'utf8');
  writeFileSync(
    place,
    before.replace(find, () => replace),
  );
  try {
    return (await runTests(tests)).failed > 0;
  } finally {
    writeFileSync(place, before);
  }
}

process.once('SIGINT', () => void stopAll().then(() => process.exit(130)));

try {
  ensureChromium();
  await makeCopy();
  process.chdir(copy);
  await expectAllPass();
  let detected = 0;
  for (const barrier of chosen) {
    const found = await isDetected(barrier);
    if (found) detected += 1;
    console.log(`${found ? '✓' : '✗'} ${barrier.name}`);
  }
  console.log(`\n${detected} of ${chosen.length} barriers are detected.`);
  process.exitCode = detected < chosen.length ? 1 : 0;
} finally {
  await stopAll();
  process.chdir(root);
  await removeCopy();
}
