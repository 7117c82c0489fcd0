import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';

const root = join(import.meta.dirname, '../..');

test.each(barriers)('can be built: $name', ({ file, find, tests }) => {
  expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2);
  const asked = 'stories' in tests ? tests.stories : `e2e/${tests.endToEnd}`;
  expect(existsSync(join(root, asked))).toBe(true);
});
