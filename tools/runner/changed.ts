/**
 * Runs the unit tests, stories and pictures that import changed files: those that differ from the
 * merge base with `main`, including uncommitted ones. `-- BASE` compares with another branch or
 * commit.
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { mergeBase } from './changedFiles.ts';
import { ensureChromium } from './chromium.ts';

const [base = 'main'] = process.argv.slice(2);
const since = mergeBase(base);

ensureChromium();
const started = performance.now();
const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'unit', '--project', 'stories', '--changed', since, '--reporter=dot'],
  { stdio: 'inherit', env: { ...process.env, PICTURES: 'compare' } },
);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`\nWhat changed since ${base}: ${seconds} s on ${availableParallelism()} cores.`);
process.exitCode = status ?? 1;
