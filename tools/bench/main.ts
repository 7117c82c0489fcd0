/**
 * Measures how fast the built site is, prints one table, and writes report/bench.json. Every figure is
 * compared with another one from the same run, so that results of different machines are comparable.
 *
 * `npm run bench -- --runs 1 --only lists --built` measures less while developing.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../chromium.ts';
import { machine, table, type Figure } from './figures.ts';
import { runLighthouse } from './lighthouse.ts';
import { measureLists } from './lists.ts';
import { measureVisits } from './visits.ts';

const parts: Readonly<Record<string, (runs: number, route?: string) => Promise<Figure[]>>> = {
  visits: measureVisits,
  lists: measureLists,
  lighthouse: runLighthouse,
};

const { values } = parseArgs({
  options: {
    /** The number of runs of each measurement. */
    runs: { type: 'string', default: '5' },
    /** The parts to measure, separated by commas. */
    only: { type: 'string', default: Object.keys(parts).join(',') },
    /** Limits Lighthouse to routes that contain this text. */
    route: { type: 'string', default: '' },
    /** Whether to use the last build of the site. */
    built: { type: 'boolean', default: false },
  },
});

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });

const chosen = values.only.split(',');
if (chosen.includes('lighthouse') && !existsSync(join(import.meta.dirname, 'node_modules'))) {
  console.log('Installs Lighthouse …');
  // npm leaves out development dependencies in NODE_ENV=production, which ./addresses.ts sets.
  run('npm', 'ci', '--prefix', import.meta.dirname, '--ignore-scripts', '--include=dev');
}
ensureChromium();
if (!values.built) run('npm', 'run', '--silent', 'build:site');

const figures: Figure[] = [];
for (const part of chosen) {
  const measure = parts[part];
  if (!measure) throw new Error(`There is no part ${part}: ${Object.keys(parts).join(', ')}.`);
  console.log(`Measures ${part} …`);
  figures.push(...(await measure(Number(values.runs), values.route)));
}

mkdirSync('report', { recursive: true });
const result = { machine: machine(), runs: Number(values.runs), figures };
writeFileSync('report/bench.json', `${JSON.stringify(result, null, 2)}\n`);
console.log(`\n${table(figures)}\n\nreport/bench.json has each run.`);
