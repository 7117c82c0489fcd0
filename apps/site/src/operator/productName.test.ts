import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

/** The screens' default. */
const allowed = ['packages/ui/src/components/Wordmark/Wordmark.tsx'];

/** Matches the name, even with markup between its words. */
const name = /CB(?:\s|<[^>]*>|\{' '\})+Rewards/;

test('no text contains the product’s name, which the operator sets (D58)', () => {
  const files = globSync('{packages/ui,packages/features,apps/site}/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.{docs,stories,test,fixtures}.*'],
  });
  const spelling = files.filter((file) => name.test(readFileSync(join(root, file), 'utf8')));
  expect(spelling.map((file) => file.replaceAll('\\', '/')).toSorted()).toEqual(allowed.toSorted());
});
