/**
 * Applies accessibility barriers to a copy of the project, one at a time, and counts how many its
 * tests detect. An argument filters the barriers by name; then all of them must be detected.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { barriers, type Barrier, type Tests } from './barriers.ts';
import { ensureChromium } from '../runner/chromium.ts';
import { playwrightOutcomes, vitestOutcomes, type Outcome } from './outcomes.ts';
import { run, stopAll } from '../runner/run.ts';

const [part = ''] = process.argv.slice(2);
const chosen = barriers.filter(({ name }) => name.includes(part));
const minimum = part ? chosen.length : 19;

const root = process.cwd();
/** In the project's folder, because hard links to node_modules need the same disk. */
const copy = join(root, '.barriers');
const env = { PATH: [join(copy, 'node_modules/.bin'), process.env['PATH']].join(delimiter) };

async function runOrThrow(command: string, ...args: string[]) {
  const { ok, output } = await run(command, args, env);
  if (!ok) throw new Error(`${command} ${args.join(' ')}\n${output}`);
  return output;
}

/** Copies all files that are not ignored by Git, and hard-links node_modules. */
async function makeCopy() {
  rmSync(copy, { recursive: true, force: true });
  const listed = await runOrThrow(
    'git',
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  );
  const files = listed.split('\0').filter((file) => file && existsSync(file));
  for (const file of files) {
    if (file.startsWith('tools/pictures/baselines/')) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  await runOrThrow('cp', '-al', 'node_modules', join(copy, 'node_modules'));
  // Copies the caches, because writing to a hard link would change the original.
  for (const cache of ['.cache', '.vite', '.vite-temp']) {
    const place = join('node_modules', cache);
    rmSync(join(copy, place), { recursive: true, force: true });
    if (existsSync(place)) cpSync(place, join(copy, place), { recursive: true });
  }
}

const report = join(copy, 'test-results/report.json');

/** Runs tests as `npm test` does. Resolves with their outcomes; throws if there is no report. */
async function runTests(tests: Tests): Promise<readonly Outcome[]> {
  rmSync(report, { force: true });
  if ('stories' in tests) {
    const args = ['run', '--project', 'stories', '--reporter=json', `--outputFile=${report}`];
    const { output } = await run('vitest', [...args, ...tests.stories.split(' ')], env);
    if (!existsSync(report)) throw new Error(output);
    return vitestOutcomes(report);
  }
  await runOrThrow('vite', 'build', 'apps/site');
  const { output } = await run(
    'playwright',
    ['test', '--reporter=json', tests.endToEnd, '--grep', tests.named],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  if (!existsSync(report)) throw new Error(output);
  return playwrightOutcomes(report);
}

const failed = (outcomes: readonly Outcome[]) => outcomes.filter(({ passed }) => !passed);

/** Throws unless all tests exist and pass without a barrier. */
async function expectAllPass() {
  const asked = [...new Map(chosen.map(({ tests }) => [JSON.stringify(tests), tests])).values()];
  const files = asked.flatMap((tests) => ('stories' in tests ? [tests.stories] : []));
  const ends = asked.filter((tests) => 'endToEnd' in tests);
  const together = files.length > 0 ? [{ stories: files.join(' ') }, ...ends] : ends;
  for (const tests of together) {
    const wrong = files.filter((file) => !existsSync(file)).map((file) => `There is no ${file}.`);
    const outcomes = await runTests(tests);
    wrong.push(...failed(outcomes).map(({ name }) => name));
    if (outcomes.length === 0) wrong.push('No test was run.');
    if (wrong.length > 0) throw new Error(`Before any barrier: ${wrong.join('\n')}`);
  }
}

/** Applies a barrier. Resolves with the first test that fails, and whether any test ran. */
async function detectBarrier({ name, file, find, replace, tests }: Barrier) {
  const place = join(copy, file);
  const before = readFileSync(place, 'utf8');
  if (before.split(find).length !== 2) {
    throw new Error(`Cannot build "${name}": ${file} does not have this once:\n${find}`);
  }
  writeFileSync(
    place,
    before.replace(find, () => replace),
  );
  try {
    const outcomes = await runTests(tests);
    return { hasRun: outcomes.length > 0, by: failed(outcomes)[0] };
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
  let noticed = 0;
  for (const barrier of chosen) {
    const { hasRun, by } = await detectBarrier(barrier);
    if (by) noticed += 1;
    const verdict = by ? by.name : hasRun ? 'by no test' : 'no test could run';
    console.log(`${by ? '✓' : '✗'} ${barrier.name.padEnd(48)} ${verdict}`);
  }
  console.log(
    `\n${noticed} of ${chosen.length} barriers are detected; at least ${minimum} have to be.`,
  );
  process.exitCode = noticed < minimum ? 1 : 0;
} finally {
  await stopAll();
  process.chdir(root);
  rmSync(copy, { recursive: true, force: true });
}
