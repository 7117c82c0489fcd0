/** Changes the settings of a built site without rebuilding it. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { configure } from '../apps/site/config/builtSite.ts';
import { readSettings } from '../apps/site/config/readSettings.ts';

const usage = `Usage: npm run configure -- FILE [FOLDER]

FILE    the settings; apps/site/site.config.example.json is an example
FOLDER  the public folder of a built site; apps/site/dist if it is left out`;

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file, folder = resolve(import.meta.dirname, '../apps/site/dist')] = positionals;
  if (file === undefined || positionals.length > 2) throw new Error('Say which settings to use.');
  await configure(folder, readSettings(file));
  console.log(`${folder} has the settings of ${file}. Reload your web server for the headers.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`\n${usage}`);
  process.exitCode = 1;
}
