/**
 * Builds barriers into a copy of the project, one at a time, and counts how many its tests notice.
 * An argument is a part of the names of those to build; then all of them have to be noticed.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { barriers, type Barrier, type Tests } from './barriers.ts';
import { ensureChromium } from '../runner/chromium.ts';
import { playwrightOutcomes, vitestOutcomes, type Outcome } from './outcomes.ts';
import { run, stopAll } from '../runner/run.ts';

const [part = ''] = process.argv.slice(2);
const chosen = barriers.filter(({ name }) => name.includes(part));
const least = part ? chosen.length : 19;

const root = process.cwd();
/** On the disk of the modules, which are linked rather than copied. */
const copy = join(root, '.barriers');
const env = { PATH: [join(copy, 'node_modules/.bin'), process.env['PATH']].join(delimiter) };

async function must(command: string, ...args: string[]) {
  const { ok, output } = await run(command, args, env);
  if (!ok) throw new Error(`${command} ${args.join(' ')}\n${output}`);
  return output;
}

/** Everything that is not ignored, as it is now, and links to the modules. */
async function makeCopy() {
  rmSync(copy, { recursive: true, force: true });
  const listed = await must('git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const files = listed.split('\0').filter((file) => file && existsSync(file));
  for (const file of files) {
    if (file.startsWith('tools/visual/pictures/')) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  await must('cp', '-al', 'node_modules', join(copy, 'node_modules'));
  // These are written to, and a link would let the writing through.
  for (const cache of ['.cache', '.vite', '.vite-temp']) {
    const place = join('node_modules', cache);
    rmSync(join(copy, place), { recursive: true, force: true });
    if (existsSync(place)) cpSync(place, join(copy, place), { recursive: true });
  }
}

const report = join(copy, 'test-results/report.json');

/** Runs tests as `npm test` does; what came of each of those that ran. */
async function outcomesOf(tests: Tests): Promise<readonly Outcome[]> {
  rmSync(report, { force: true });
  if ('stories' in tests) {
    const args = ['run', '--project', 'stories', '--reporter=json', `--outputFile=${report}`];
    const { output } = await run('vitest', [...args, ...tests.stories.split(' ')], env);
    if (!existsSync(report)) throw new Error(output);
    return vitestOutcomes(report);
  }
  await must('vite', 'build', 'apps/site');
  const { output } = await run(
    'playwright',
    ['test', '--reporter=json', tests.endToEnd, '--grep', tests.named],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  if (!existsSync(report)) throw new Error(output);
  return playwrightOutcomes(report);
}

const failed = (outcomes: readonly Outcome[]) => outcomes.filter(({ passed }) => !passed);

/** Without a barrier every test that is asked has to be there and to pass. */
async function expectAllPass() {
  const asked = [...new Map(chosen.map(({ tests }) => [JSON.stringify(tests), tests])).values()];
  const files = asked.flatMap((tests) => ('stories' in tests ? [tests.stories] : []));
  const ends = asked.filter((tests) => 'endToEnd' in tests);
  const together = files.length > 0 ? [{ stories: files.join(' ') }, ...ends] : ends;
  for (const tests of together) {
    const wrong = files.filter((file) => !existsSync(file)).map((file) => `There is no ${file}.`);
    const outcomes = await outcomesOf(tests);
    wrong.push(...failed(outcomes).map(({ name }) => name));
    if (outcomes.length === 0) wrong.push('No test was run.');
    if (wrong.length > 0) throw new Error(`Before any barrier: ${wrong.join('\n')}`);
  }
}

/** The first test that notices the barrier; whether any was there to do so. */
async function noticedBy({ name, file, find, replace, tests }: Barrier) {
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
    const outcomes = await outcomesOf(tests);
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
    const { hasRun, by } = await noticedBy(barrier);
    if (by) noticed += 1;
    const verdict = by ? by.name : hasRun ? 'by no test' : 'no test could run';
    console.log(`${by ? '✓' : '✗'} ${barrier.name.padEnd(48)} ${verdict}`);
  }
  console.log(
    `\n${noticed} of ${chosen.length} barriers are noticed; at least ${least} have to be.`,
  );
  process.exitCode = noticed < least ? 1 : 0;
} finally {
  await stopAll();
  process.chdir(root);
  rmSync(copy, { recursive: true, force: true });
}
