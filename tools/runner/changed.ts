/**
 * Runs the unit tests, stories and pictures that import changed files: those that differ from the
 * merge base with `main`, including uncommitted ones. `-- BASE` compares with another branch or
 * commit.
 */
import { ensureChromium } from './chromium.ts';
import { runVitest } from './runVitest.ts';

const [base = 'main'] = process.argv.slice(2);

ensureChromium();
const args = ['--project', 'unit', '--project', 'stories', '--changed', base];
process.exitCode = runVitest(args, { PICTURES: 'compare' }) ? 0 : 1;
