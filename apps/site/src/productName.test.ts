import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** The default of the screens, and the sources of pages, whose name the build replaces. */
const allowed = [
  'packages/ui/src/components/ProductName/ProductName.tsx',
  'apps/site/src/staticFrame.ts',
];

/** The name, also where markup stands between its words. */
const name = /CB(?:\s|<[^>]*>|\{' '\})+Rewards/;

test('no text spells the name of the product, which the operator sets (decision D58)', () => {
  const files = globSync('{packages/ui,packages/features,apps/site}/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.{stories,test,fixtures}.*'],
  });
  const spelling = files.filter((file) => name.test(readFileSync(join(root, file), 'utf8')));
  expect(spelling.map((file) => file.replaceAll('\\', '/')).toSorted()).toEqual(allowed.toSorted());
});
