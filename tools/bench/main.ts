/** Measures how fast the built site is, and prints one table. docs/performance.md explains it. */
import { execFileSync } from 'node:child_process';
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
ensureChromium();
execFileSync('npm', ['run', '--silent', 'build:site'], { stdio: ['ignore', 'ignore', 'inherit'] });

console.table([
  ...(parts.includes('visits') ? await measureVisits() : []),
  ...(parts.includes('lists') ? await measureLists(Number(values.runs)) : []),
  ...(parts.includes('lighthouse') ? await runLighthouse(Number(values.runs), values.route) : []),
]);
