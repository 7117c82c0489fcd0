import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { designs } from './designs.ts';
import { metaOf } from '../tools/spec/storyFiles.ts';

const root = join(import.meta.dirname, '..');

test('every title with designs is that of a screen', () => {
  const titles = globSync('packages/ui/src/screens/**/*.stories.tsx', { cwd: root }).map(
    (file) => metaOf(readFileSync(join(root, file), 'utf8')).title ?? '',
  );
  expect(Object.keys(designs).filter((title) => !titles.includes(title))).toEqual([]);
});

test('every sheet of docs/design is shown, and no other', () => {
  const sheets = globSync('docs/design/*.webp', { cwd: root }).map((file) => basename(file));
  const shown = Object.values(designs)
    .flat()
    .filter(({ type }) => type === 'image')
    .map(({ url }) => basename(url));
  expect([...new Set(shown)].toSorted()).toEqual(sheets.toSorted());
});
