import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storyIdsOf } from '../spec/storyFiles.ts';
import { baselinesDir, picturesKept } from './baselines.ts';
import { picturesOf } from './names.ts';

const kept = picturesKept();

test('every baseline belongs to a story', () => {
  const stories = globSync('{packages/*/src,.storybook}/**/*.stories.tsx').flatMap((file) =>
    storyIdsOf(file, readFileSync(file, 'utf8')),
  );
  const possible = new Set(stories.flatMap(picturesOf));
  expect(kept.filter((file) => !possible.has(file))).toEqual([]);
});

const remedy =
  'Show small states on one picture (`looks`), or a state in one mode (`picturedIn`): decision 1';

test('the baselines are few and small enough for the history: 650 with 15 MB', () => {
  expect(kept.length, remedy).toBeLessThanOrEqual(650);
  const sizes = kept.map((file) => statSync(join(baselinesDir, file)).size);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes, remedy).toBeLessThanOrEqual(15e6);
});

test('no two baselines are identical: one of the stories needs no picture', () => {
  const byContent = new Map<string, string>();
  const alike = kept.flatMap((file) => {
    const content = readFileSync(join(baselinesDir, file), 'base64');
    const other = byContent.get(content);
    byContent.set(content, file);
    return other === undefined ? [] : [[other, file]];
  });
  expect(alike).toEqual([]);
});
