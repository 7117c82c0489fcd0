/**
 * Runs the unit tests, stories and pictures that import changed files: those that differ from the
 * merge base with `main`, including uncommitted ones. `-- BASE` compares with another branch or
 * commit.
 */
import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium.ts';

const [base = 'main'] = process.argv.slice(2);

ensureChromium();
const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'unit', '--project', 'stories', '--changed', base, '--reporter=dot'],
  { stdio: 'inherit', env: { ...process.env, PICTURES: 'compare' } },
);
process.exitCode = status ?? 1;
