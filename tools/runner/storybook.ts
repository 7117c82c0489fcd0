/**
 * Builds Storybook if it is out of date, and runs the tests of the build. `--every-scenario` shows
 * containers under all scenarios, in place of a sample.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.ts';
import { closingLine, type Counts } from './counts.ts';
import { read, write } from '../pictures/report/report.ts';
import { summaryOf, workbenchTests } from './steps.ts';
import { ensureStorybook } from './storybookBuild.ts';

const { values } = parseArgs({
  options: { 'every-scenario': { type: 'boolean', default: false } },
});
const folder = mkdtempSync(join(tmpdir(), 'cb-storybook-'));

async function main(): Promise<Counts> {
  ensureChromium();
  ensureStorybook();
  if (values['every-scenario']) process.env['SCENARIOS'] = 'every';
  const step = workbenchTests(folder);
  const finished = await step.run();
  console.log(finished.output);
  const others = (read('steps') ?? []).filter(({ name }) => name !== step.name);
  write('steps', [...others, summaryOf(step, finished)]);
  return finished.counts;
}

try {
  const counts = await main();
  console.log(closingLine(counts));
  process.exitCode = counts.failed > 0 ? 1 : 0;
} catch (error) {
  console.log(`${error instanceof Error ? error.message : String(error)}\n\n0 passed, 1 failed`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
