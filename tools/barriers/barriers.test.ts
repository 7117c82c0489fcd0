import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';

const root = join(import.meta.dirname, '../..');

test('barriers can be built, and name tests that exist', () => {
  const wrong = barriers.filter(({ file, find, tests }) => {
    const asked = 'stories' in tests ? tests.stories : `e2e/${tests.endToEnd}`;
    const occurrences = readFileSync(join(root, file), 'utf8').split(find).length - 1;
    return occurrences !== 1 || !existsSync(join(root, asked));
  });
  expect(wrong).toEqual([]);
});
