import { expect, test } from 'vitest';
import { allPages } from '../../tools/spec/pages.ts';
import { headingsIn, synonyms } from './search.ts';

test('finds the headings of a document, but no comments of code', () => {
  const text = '# 23. Parts of `ui`\n\n```sh\n# Builds.\n```\n\n## What it’s **for**\n';
  expect(headingsIn(text)).toEqual([
    { id: '23-parts-of-ui', title: '23. Parts of ui' },
    { id: 'what-its-for', title: 'What it’s for' },
  ]);
});

test('synonyms belong to pages that exist', () => {
  const titles = new Set(['Foundations/Tokens', ...allPages().map(({ title }) => title)]);
  expect(Object.keys(synonyms).filter((title) => !titles.has(title))).toEqual([]);
});
