import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { baselinesDir, existingPictures } from './baselines.ts';

const pictures = existingPictures();

// Decision 1 has the reason.
test('at most 650 baselines with 15 MB: else show small states on one picture (looks), or in one mode', () => {
  expect(pictures.length).toBeLessThanOrEqual(650);
  const sizes = pictures.map((file) => statSync(join(baselinesDir, file)).size);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThanOrEqual(15e6);
});

test('no two baselines are identical: one of the stories needs no picture', () => {
  const byContent = new Map<string, string>();
  const alike = pictures.flatMap((file) => {
    const content = readFileSync(join(baselinesDir, file), 'base64');
    const other = byContent.get(content);
    byContent.set(content, file);
    return other === undefined ? [] : [[other, file]];
  });
  expect(alike).toEqual([]);
});
