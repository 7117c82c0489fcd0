/** Merges the reports of CI's shards, which are in the folder `blobs`. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resultsOf } from '../pictures/report/findings.ts';
import { takenPictures } from '../pictures/report/pictures.ts';
import { writeResults } from '../pictures/report/report.ts';
import { mergedPlaywright, mergedVitest, pictures } from './steps.ts';

const reports = mkdtempSync(join(tmpdir(), 'cb-merged-'));
for (const step of [mergedVitest(reports), pictures({ reports }), mergedPlaywright(reports)]) {
  const { ok, output } = await step.run();
  console.log(output);
  if (!ok) process.exitCode = 1;
}
writeResults(await resultsOf(takenPictures(join(reports, 'stories.json')), true));
