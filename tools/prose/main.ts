/** Checks the style of documents and sources: of those named, or of all. */
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { documents, readDocument } from '../documents/markdown.ts';
import { faultsInDocument, faultsInSource } from './faults.ts';

const isSpecification = /^docs\/specification\/\d/;
const sources = globSync(
  ['{packages,apps,mocks,tools,e2e,bench,.storybook}/**/*.{ts,tsx}', '*.ts'],
  { exclude: ['**/{node_modules,dist,dist-*}/**', 'tools/prose/*.ts'] },
);
const all = [...documents().filter((file) => !isSpecification.test(file)), ...sources];

const named = process.argv.slice(2).map((file) => relative('', file));
const files = named.length > 0 ? all.filter((file) => named.includes(file)) : all;
let count = 0;
for (const file of files) {
  const found = /\.tsx?$/.test(file)
    ? faultsInSource(file, readFileSync(file, 'utf8'))
    : faultsInDocument(readDocument(file));
  for (const { line, message } of found) console.log(`${file}:${line} ${message}`);
  count += found.length;
}
if (count > 0) {
  console.log(`\n${count} faults of style in ${files.length} files.`);
  process.exitCode = 1;
}
