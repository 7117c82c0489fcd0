/** Measures how fast the built site is, and prints a table for each part. docs/performance.md explains it. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../chromium.ts';
import { runLighthouse } from './lighthouse.ts';
import { measureLists } from './lists.ts';
import { measureVisits } from './visits.ts';

const { values } = parseArgs({
  options: {
    /** The number of runs of lists and Lighthouse. */
    runs: { type: 'string', default: '5' },
    /** The parts to measure, separated by commas. */
    only: { type: 'string', default: 'visits,lists,lighthouse' },
    /** Limits Lighthouse to routes that contain this text. */
    route: { type: 'string', default: '' },
  },
});

const parts = values.only.split(',');
if (parts.includes('lighthouse') && !existsSync('tools/bench/node_modules/.bin/lighthouse')) {
  throw new Error('Lighthouse is not installed: npm ci --prefix tools/bench');
}
ensureChromium();
console.log('Building the site …');
execFileSync('npm', ['run', '--silent', 'build:site'], { stdio: ['ignore', 'ignore', 'inherit'] });

const measure = {
  visits: measureVisits,
  lists: () => measureLists(Number(values.runs)),
  lighthouse: () => runLighthouse(Number(values.runs), values.route),
};
for (const [part, run] of Object.entries(measure)) {
  if (!parts.includes(part)) continue;
  console.log(`Measuring ${part} …`);
  console.table(await run());
}
