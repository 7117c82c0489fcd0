/**
 * Compares all stories with their baselines, without running the tests of stories. `--update`
 * writes changed and missing baselines, and deletes left-over ones. `--filter TEXT` limits the run
 * to story files whose path contains TEXT.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { baselinesDir, browserDiffers, recordBrowser } from './baselines.ts';
import { ensureChromium } from '../runner/chromium.ts';
import { closingLine } from '../runner/counts.ts';
import { runVitest } from '../runner/runVitest.ts';
import { resultsOf } from './report/findings.ts';
import { leftOver, takenPictures } from './report/pictures.ts';
import { clearPictures, writeResults } from './report/report.ts';
import { squeeze } from './squeeze.ts';

const { values } = parseArgs({
  options: { update: { type: 'boolean', default: false }, filter: { type: 'string' } },
});
const folder = mkdtempSync(join(tmpdir(), 'cb-pictures-'));
const report = join(folder, 'stories.json');

/** Runs the stories. Returns whether Vitest succeeded. */
function showStories() {
  const args = ['--project', 'stories', '--reporter=json', `--outputFile.json=${report}`];
  return runVitest([...args, ...(values.filter ? [values.filter] : [])], {
    PICTURES: values.update ? 'update' : 'compare',
    ONLY_PICTURES: 'true',
  });
}

/** Runs the comparison. Resolves with the numbers of matching and failed pictures. */
async function main() {
  const started = Date.now();
  const ok = showStories();
  const taken = takenPictures(report);
  // Left-over baselines are unknown after a filtered run.
  const unasked = values.filter ? [] : leftOver(taken);
  for (const file of unasked) {
    if (values.update && ok) rmSync(join(baselinesDir, file));
    console.log(`${values.update && ok ? 'Deleted' : '✗ Of no story:'} ${file}`);
  }
  if (values.update) {
    await squeeze(started);
    recordBrowser();
  } else if (browserDiffers()) console.log(`✗ ${browserDiffers()}`);
  const results = await resultsOf(taken, !values.filter);
  writeResults(results);
  const wrong = results.findings.filter(({ kind }) => kind !== 'left over');
  for (const { file } of wrong) console.log(`✗ ${file}`);
  const seconds = (Date.now() - started) / 1000;
  console.log(`\n${taken.pictures.length} pictures in ${seconds.toFixed(0)} s`);
  if (results.findings.length > 0) console.log('Look at them, and accept them: npm run report');
  const failed = wrong.length + (values.update && ok ? 0 : unasked.length);
  return { passed: results.equal, failed: ok && results.equal > 0 ? failed : Math.max(failed, 1) };
}

try {
  ensureChromium();
  clearPictures();
  const counts = await main();
  console.log(`\n${closingLine(counts)}`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
} catch (error) {
  console.log(`${error instanceof Error ? error.message : String(error)}\n\n0 passed, 1 failed`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
