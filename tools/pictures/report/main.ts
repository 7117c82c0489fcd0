/**
 * Serves the report of the last run with Storybook, and accepts pictures from it. `--into FOLDER`
 * writes both as static files, where nothing can be accepted.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { baselinesDir } from '../baselines.ts';
import { staticDir } from '../../builtStorybook/stories.ts';
import { reportDir, reportPort } from './report.ts';
import { serveReport, writeReport } from './server.ts';
import { ensureSheets, ensureStorybook } from '../../runner/storybookBuild.ts';

const { into } = parseArgs({ options: { into: { type: 'string' } } }).values;
const page = resolve(into ?? join(reportDir, 'page'));
const places = { report: reportDir, baselines: baselinesDir, storybook: staticDir };

ensureStorybook();
// Only where a build is published, since they take minutes.
if (into !== undefined) ensureSheets();
await build({
  root: join(import.meta.dirname, 'page'),
  base: './',
  configFile: false,
  logLevel: 'error',
  build: { outDir: page, emptyOutDir: true },
});
if (into === undefined) {
  const [url] = (await serveReport(places, page, reportPort)).resolvedUrls?.local ?? [];
  console.log(`
  Report      ${url}
  Storybook   ${url}storybook/

  Ctrl+C stops both.
`);
} else {
  writeReport(places, page);
}
