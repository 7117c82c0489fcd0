import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readDecisions } from './decisions.ts';
import { allRequirements } from './ledger.ts';
import { metaOf } from './storyFiles.ts';

const read = (file: string) => readFileSync(file, 'utf8');

/** All source and text files, without the tests in this folder, which contain made-up ids. */
const files = globSync(
  [
    '{packages,apps,mocks,tools,e2e,docs,.storybook,.github}/**/*.{ts,tsx,mjs,html,md,mdx}',
    '*.{ts,mjs,md}',
  ],
  {
    exclude: [
      '**/{node_modules,dist,dist-demo,dist-private,dist-demo-private}/**',
      'tools/spec/*.test.ts',
      'CHANGELOG.md',
    ],
  },
).sort();

/** Returns the ids that files cite but nothing defines. Throws if no file cites one. */
function unknownIds(pattern: RegExp, known: readonly string[]) {
  const cited = files.flatMap((file) =>
    (read(file).match(pattern) ?? []).map((id) => ({ file, id })),
  );
  expect(cited).not.toEqual([]);
  return cited.filter(({ id }) => !known.includes(id));
}

test('every cited requirement exists in the specification', () => {
  const known = allRequirements().map(({ id }) => id);
  expect(unknownIds(/\b[A-Z]{3}-\d{2}\b/g, known)).toEqual([]);
});

test('nothing cites a text outside the project', () => {
  const elsewhere = /§|\bpart [12]\b|\barchitecture R\d/i;
  expect(files.filter((file) => elsewhere.test(read(file)))).toEqual([]);
});

describe('decisions', () => {
  const decisions = readDecisions(read('docs/decisions/product.md'));
  const numbers = decisions.map(({ number }) => number);

  test('every cited decision is in the list', () => {
    expect(unknownIds(/\bD\d{1,3}\b/g, numbers)).toEqual([]);
  });

  test('have unique numbers, in order within each area', () => {
    expect(numbers).toEqual([...new Set(numbers)]);
    for (const topic of new Set(decisions.map((decision) => decision.topic))) {
      const own = decisions
        .filter((decision) => decision.topic === topic)
        .map(({ number }) => Number(number.slice(1)));
      expect(own).toEqual(own.toSorted((a, b) => a - b));
    }
  });

  test('every decision record is in the overview', () => {
    const overview = read('docs/decisions/README.md');
    const records = globSync('docs/decisions/[0-9]*.md');
    expect(records.filter((record) => !overview.includes(`(${basename(record)})`))).toEqual([]);
  });

  test('the named stories exist', () => {
    const stories = globSync('{packages/*/src,.storybook}/**/*.stories.tsx');
    const titles = new Set(stories.map((file) => metaOf(read(file)).title));
    const named = decisions.flatMap(({ pages }) => pages);
    expect(named.filter((page) => !titles.has(page))).toEqual([]);
  });
});
