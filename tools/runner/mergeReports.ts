/**
 * Merges the reports of a sharded CI run: `node tools/runner/mergeReports.ts FOLDER` reads Vitest's
 * blobs from `FOLDER/vitest` and Playwright's from `FOLDER/playwright`.
 */
import { join } from 'node:path';
import { picturesPart } from '../pictures/report/findings.ts';
import { takenPictures } from '../pictures/report/pictures.ts';
import { write } from '../pictures/report/report.ts';
import { mergedPlaywright, mergedVitest, summaryOf } from './steps.ts';

const [folder = 'blobs'] = process.argv.slice(2);
const json = join(folder, 'merged.json');

const summaries = [];
for (const step of [
  mergedVitest(join(folder, 'vitest'), json),
  mergedPlaywright(join(folder, 'playwright'), join(folder, 'e2e.json')),
]) {
  const finished = await step.run();
  console.log(finished.output);
  summaries.push(summaryOf(step, finished));
  if (!finished.ok) process.exitCode = 1;
}
write('steps', summaries);
write('pictures', await picturesPart(takenPictures(json), true));
