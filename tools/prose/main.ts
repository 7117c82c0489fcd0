/** Checks the style of documents: of those named, or of all. */
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { faultsOf } from './faults.ts';

const checked = [
  '{README,CONTRIBUTING,SECURITY}.md',
  '{packages,apps,mocks,docs,deploy,bench,.storybook}/**/*.{md,mdx}',
];
const ignored = ['**/{node_modules,dist,dist-*}/**', 'docs/specification/[0-9]*.md'];

const named = process.argv.slice(2).map((file) => relative('', file));
const all = globSync(checked, { exclude: ignored }).sort();
const files = named.length > 0 ? all.filter((file) => named.includes(file)) : all;
let faults = 0;
for (const file of files) {
  const found = await faultsOf(readFileSync(file, 'utf8'));
  for (const { line, message } of found) console.log(`${file}:${line} ${message}`);
  faults += found.length;
}
if (faults > 0) {
  console.log(`\n${faults} faults of style in ${files.length} files.`);
  process.exitCode = 1;
}
