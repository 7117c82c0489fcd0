/**
 * Runs mutation tests of the code that unit tests cover, and reports the score. Unchanged results
 * are reused from the last run; `--force` ignores them. Arguments limit the files; `--static` also
 * mutates code that runs once, when a module is loaded.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { options } from './options.ts';
import { scoreOf, summary, survivors, target } from './summary.ts';

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    force: { type: 'boolean', default: false },
    static: { type: 'boolean', default: false },
  },
});

const started = Date.now();
const choice = { files, withStatic: values.static, force: values.force };
const results = await new Stryker(options(choice)).runMutationTest();
const faults = results.map((result) => ({
  ...result,
  fileName: relative('.', result.fileName).replaceAll('\\', '/'),
}));
const minutes = ((Date.now() - started) / 60_000).toFixed(1);

for (const line of survivors(faults, (file) => readFileSync(file, 'utf8'))) console.log(line);
console.log();
for (const line of summary(faults)) console.log(line);
console.log(`${minutes} min on ${availableParallelism()} cores; each fault: .stryker/report.html`);
if (scoreOf(faults) < target) {
  console.log(`✗ The target is ${target} %.`);
  process.exitCode = 1;
}
