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

// Decision 1 has the reason.
test('at most 650 baselines with 15 MB: else show small states on one picture (looks), or in one mode', () => {
  expect(kept.length).toBeLessThanOrEqual(650);
  const sizes = kept.map((file) => statSync(join(baselinesDir, file)).size);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThanOrEqual(15e6);
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
