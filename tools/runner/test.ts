/**
 * Runs the checks and tests of plan.ts, shows how far they are, and ends with "N passed, N failed".
 * All steps run even if one fails. `--all` runs what CI runs; `--job checks` runs one of CI's jobs, and
 * `--shard 1/3` a third of its tests. `--slowest 20` lists more of the slowest tests.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Listr, PRESET_TIMER, type ListrTask } from 'listr2';
import { ensureChromium } from './chromium.ts';
import { closingLine } from './counts.ts';
import { plan, type Group, type Lane } from './plan.ts';
import type { Progress } from './progress.ts';
import { resultsOf } from '../pictures/report/findings.ts';
import { takenPictures } from '../pictures/report/pictures.ts';
import { clearPictures, clearTests, writeResults } from '../pictures/report/report.ts';
import { stopAll } from './run.ts';
import type { Step, StepResult } from './steps.ts';

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    job: { type: 'string' },
    shard: { type: 'string' },
    slowest: { type: 'string', default: '5' },
  },
});
const started = performance.now();
const reports = mkdtempSync(join(tmpdir(), 'cb-test-'));
const { all, job, shard } = values;
const groups = plan({ all, reports, ...(job && { job }), ...(shard && { shard }) });
const steps = groups.flatMap(({ lanes }) => lanes.flat());
const results = new Map<Step, StepResult>();

/** The shortest time between two lines about how far a step is, in ms, outside a terminal. */
const progressEveryMs = 10_000;

/** Returns a callback that shows a step's progress, and the tests that fail as soon as they do. */
function showProgress(show: (text: string) => void) {
  const failed: string[] = [];
  let shownAt = performance.now();
  return (progress: Progress) => {
    if ('failed' in progress) {
      failed.push(progress.failed);
      return show(`✗ ${progress.failed}`);
    }
    if ('frozen' in progress) {
      failed.length = 0;
      return show('The browser has stopped drawing, so the tests start again.');
    }
    if (!process.stdout.isTTY && performance.now() - shownAt < progressEveryMs) return;
    shownAt = performance.now();
    const { done, total, unit } = progress;
    show(`${done} of ${total} ${unit}${failed.length > 0 ? `, ${failed.length} failed` : ''}`);
  };
}

const failed = (output: string): StepResult => ({
  ok: false,
  output,
  counts: { passed: 0, failed: 1 },
});

const toTask = (step: Lane[number]): ListrTask => ({
  title: step.name,
  async task(_, task) {
    const { needs } = step;
    const isMissing = needs && results.get(needs)?.ok === false;
    const onProgress = showProgress((text) => (task.output = `${step.name}: ${text}`));
    const result = isMissing
      ? failed(`The step "${needs.name}" failed.`)
      : await step.run(onProgress).catch((error: unknown) => failed(String(error)));
    results.set(step, result);
    const { counts } = result;
    task.title = `${step.name}: ${counts.failed > 0 ? closingLine(counts) : `${counts.passed} passed`}`;
    if (!result.ok) throw new Error('The output follows at the end.');
  },
});

const toGroup = ({ name, lanes }: Group): ListrTask => ({
  title: name,
  task: (_, task) =>
    task.newListr(
      lanes.map((lane): ListrTask => {
        const [only, ...others] = lane;
        if (only && others.length === 0) return toTask(only);
        const title = lane.map((step) => step.name).join(', ');
        const inOrder = { concurrent: false, exitOnError: false };
        return { title, task: (__, part) => part.newListr(lane.map(toTask), inOrder) };
      }),
      { concurrent: true, exitOnError: false, rendererOptions: { collapseSubtasks: false } },
    ),
});

process.once('SIGINT', () => void stopAll().then(() => process.exit(130)));

try {
  ensureChromium();
  clearTests();
  clearPictures();
  await new Listr(groups.map(toGroup), {
    exitOnError: false,
    registerSignalListeners: false,
    rendererOptions: { collapseSubtasks: false, showErrorMessage: false, timer: PRESET_TIMER },
    fallbackRendererOptions: { timer: PRESET_TIMER },
  }).run();
  const ended = steps.flatMap((step) => {
    const result = results.get(step);
    return result ? [{ step, result }] : [];
  });
  const stories = join(reports, 'stories.json');
  if (all && existsSync(stories)) {
    writeResults(await resultsOf(takenPictures(stories), shard === undefined));
  }
  for (const { step, result } of ended.filter(({ result: { ok } }) => !ok)) {
    console.log(`\n✗ ${step.name}\n\n${result.output.trimEnd()}`);
  }
  const times = ended.flatMap(({ result }) => result.times ?? []);
  const slowest = times.toSorted((one, other) => other.ms - one.ms);
  for (const { name, ms } of slowest.slice(0, Number(values.slowest))) {
    console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
  }
  console.log('\nWhat to look at: npm run report');
  const sum = (kind: 'passed' | 'failed') =>
    ended.reduce((total, { result: { counts } }) => total + counts[kind], 0);
  const counts = { passed: sum('passed'), failed: sum('failed') + steps.length - ended.length };
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`\nIn ${seconds} s on ${availableParallelism()} cores.\n\n${closingLine(counts)}`);
  process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
} catch (error) {
  console.log(`${error instanceof Error ? error.message : String(error)}\n\n0 passed, 1 failed`);
  process.exitCode = 1;
} finally {
  await stopAll();
  rmSync(reports, { recursive: true, force: true });
}
