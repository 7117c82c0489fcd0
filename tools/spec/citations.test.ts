import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { titleOf } from './storyFiles.ts';
import {
  decisionsIn,
  entriesIn,
  read,
  requirementsIn,
  root,
  storiesIn,
  texts,
} from './citations.ts';
import { allRequirements } from './ledger.ts';

const list = 'docs/decisions/product.md';
const files = texts();

test('finds the ids that a text cites', () => {
  const text = 'As D3 and LOG-08 say (D3, `Screens/Public/Login`; Journeys/Find a redemption).';
  expect(decisionsIn(text)).toEqual(['D3']);
  expect(requirementsIn(text)).toEqual(['LOG-08']);
  expect(storiesIn(text)).toEqual(['Screens/Public/Login', 'Journeys/Find a redemption']);
  expect(entriesIn('- **D3. Only logged.** As D4.\n- **D5** …')).toEqual(['D3', 'D5']);
});

test('every cited requirement exists in the specification', () => {
  const known = new Set(allRequirements().map(({ id }) => id));
  const unknown = files.flatMap((file) =>
    requirementsIn(read(file))
      .filter((id) => !known.has(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

test('nothing cites a text outside the project', () => {
  const elsewhere = /§|\bpart [12]\b|\barchitecture R\d/i;
  expect(files.filter((file) => elsewhere.test(read(file)))).toEqual([]);
});

describe('decisions', () => {
  const entries = entriesIn(read(list));

  test('every cited decision is in the list', () => {
    const unknown = files.flatMap((file) =>
      decisionsIn(read(file))
        .filter((number) => !entries.includes(number))
        .map((number) => `${file}: ${number}`),
    );
    expect(unknown).toEqual([]);
  });

  test('have unique numbers, in order within each area', () => {
    expect(entries).toEqual([...new Set(entries)]);
    for (const area of read(list).split(/^## /m)) {
      const numbers = entriesIn(area).map((entry) => Number(entry.slice(1)));
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    }
  });

  test('every decision record is in the overview', () => {
    const records = globSync('docs/decisions/[0-9]*.md', { cwd: root }).sort();
    const overview = 'docs/decisions/README.md';
    expect(records.filter((record) => !read(overview).includes(`(${basename(record)})`))).toEqual(
      [],
    );
  });

  test('the named stories exist', () => {
    const stories = globSync('{packages/*/src,.storybook}/**/*.stories.tsx', {
      cwd: root,
      exclude: ['**/node_modules/**'],
    });
    const titles = new Set(stories.map((file) => titleOf(file, read(file))));
    expect(storiesIn(read(list)).filter((title) => !titles.has(title))).toEqual([]);
  });
});
