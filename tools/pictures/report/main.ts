/** Serves the report of the last run with Storybook, and accepts pictures from it. */
import { join } from 'node:path';
import { build } from 'vite';
import { baselinesDir } from '../baselines.ts';
import { staticDir } from '../../builtStorybook/stories.ts';
import { reportDir, reportPort } from './report.ts';
import { serveReport } from './server.ts';
import { ensureStorybook } from '../../runner/storybookBuild.ts';

ensureStorybook();
const page = join(reportDir, 'page');
await build({
  root: join(import.meta.dirname, 'page'),
  configFile: false,
  logLevel: 'error',
  build: { outDir: page, emptyOutDir: true },
});
const places = { report: reportDir, baselines: baselinesDir, storybook: staticDir };
const server = await serveReport(places, page, reportPort);
const [url] = server.resolvedUrls?.local ?? [];
console.log(`
  Report      ${url}
  Storybook   ${url}storybook/

  Ctrl+C stops both.
`);
