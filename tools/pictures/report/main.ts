/** Serves the report of the last run with Storybook, and accepts pictures from it. */
import { join } from 'node:path';
import { baselinesDir } from '../baselines.ts';
import { staticDir } from '../../builtStorybook/stories.ts';
import { buildPage } from './buildPage.ts';
import { reportDir, reportPort } from './report.ts';
import { serveReport } from './server.ts';
import { ensureStorybook } from '../../runner/storybookBuild.ts';

ensureStorybook();
const page = join(reportDir, 'page');
await buildPage(page);
const places = { report: reportDir, baselines: baselinesDir, storybook: staticDir };
const { url } = await serveReport(places, page, reportPort, (port) =>
  console.log(`Port ${port} is busy, trying ${port + 1}.`),
);
console.log(`
  Report      ${url}
  Storybook   ${url}storybook/

  Ctrl+C stops both.
`);
